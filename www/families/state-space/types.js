/**
 * What core and shell hand the family, which they do not know, with its own types.
 * @import { Lane as CommonLane } from '../../core/race.js'
 * @import { Family as CommonFamily, FamilyCode as CommonCode } from '../../ui/family-view.js'
 * @import { Instance as CommonInstance } from '../../ui/preset-boards.js'
 * @import { Viewer as CommonViewer } from '../../ui/viewer.js'
 * @import { StepEvent } from '../../wasm/searchlight.js'
 * @import { PieceView } from '../../draw/types.js'
 * @import { Analysis, RunMap } from './analysis.js'
 * @import { Frame } from './core.js'
 *
 * @typedef {{ frame: Frame, analysis: Analysis, event: StepEvent, picture: RunMap,
 *   view: PieceView }} Own
 *
 * @typedef {CommonFamily<Own>} Family
 * @typedef {CommonCode<Own>} FamilyCode
 * @typedef {CommonViewer<Own>} Viewer
 * @typedef {Viewer['run']} Run
 * @typedef {CommonLane<Own['frame'], Own['picture']>} Lane
 * @typedef {CommonInstance<Own['frame']>} Instance
 */

export {};
