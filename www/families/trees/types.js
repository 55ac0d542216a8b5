/**
 * Types of www/core and www/ui, specialized for this family.
 * @import { Lane as CommonLane } from '../../core/race/race.js'
 * @import { Family as CommonFamily, FamilyCode as CommonCode, FamilyFind as CommonFind } from '../../ui/kit/family-view.js'
 * @import { Instance as CommonInstance } from '../../ui/kit/decoded-links.js'
 * @import { Viewer as CommonViewer } from '../../ui/viewer/viewer.js'
 * @import { Frame, TreeAnalysis } from './core.js'
 * @import { TreeView } from './puzzles/index.js'
 *
 * @typedef {{ frame: Frame, analysis: TreeAnalysis, event: null, picture: boolean,
 *   view: TreeView }} Own
 *
 * @typedef {CommonFamily<Own>} Family
 * @typedef {CommonCode<Own>} FamilyCode
 * @typedef {CommonFind<Own>} FamilyFind
 * @typedef {CommonViewer<Own>} Viewer
 * @typedef {Viewer['run']} Run
 * @typedef {CommonLane<Own['frame'], Own['picture']>} Lane
 * @typedef {CommonInstance<Own['frame']>} Instance
 */

export {};
