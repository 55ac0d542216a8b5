/**
 * Types of `www/core` and `www/ui`, specialised with the frame, analysis and event types of this
 * family.
 * @import { Lane as CommonLane } from '../../core/race/race.js'
 * @import { Family as CommonFamily, FamilyCode as CommonCode, FamilyFind as CommonFind } from '../../ui/kit/family-view.js'
 * @import { Instance as CommonInstance } from '../../ui/kit/decoded-links.js'
 * @import { Viewer as CommonViewer } from '../../ui/viewer/viewer.js'
 * @import { StepEvent } from '../../wasm/searchlight.js'
 * @import { PieceView } from '../../canvas/types.js'
 * @import { Analysis, RunMap } from './analysis.js'
 * @import { Frame } from './core.js'
 * @typedef {{ frame: Frame, analysis: Analysis, event: StepEvent, picture: RunMap,
 *   view: PieceView }} Own
 * @typedef {CommonFamily<Own>} Family
 * @typedef {CommonCode<Own>} FamilyCode
 * @typedef {CommonFind<Own>} FamilyFind
 * @typedef {CommonViewer<Own>} Viewer
 * @typedef {Viewer['run']} Run
 * @typedef {CommonLane<Own['frame'], Own['picture']>} Lane
 * @typedef {CommonInstance<Own['frame']>} Instance
 */

export {};
