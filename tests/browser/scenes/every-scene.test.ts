import { furtherScenes } from '../support/further-scenes';
import { judgeIn } from '../support/judge-scenes';
import { otherStates, statesOfScreens } from '../support/scene-groups';

// What is laid out otherwise from right to left or on a phone shows in one view of both.
describe("in English, from left to right on a phone, axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out and nothing is complained of", () => {
	const judge = judgeIn('English');

	it.each(otherStates)('[S1.1] with $name', async (scene) => {
		expect(await judge.faults(scene, [{ width: 390, axe: 'all but colours' }])).toEqual({});
	});
});

describe('in a language with marks, from right to left', () => {
	const judge = judgeIn('marked English');

	describe("axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out, every word is translated and nothing is complained of", () => {
		it.each(otherStates)('[S1.1] with $name', async (scene) => {
			expect(await judge.faults(scene, [{ width: 1400, axe: 'every rule' }])).toEqual({});
		});

		// The loaded screen is seen from everywhere (pictured-scenes.test.ts): one view of its parts is enough, and a screen has both widths.
		it.each(statesOfScreens)('[S1.1] with $name', async (scene) => {
			const width = scene.network === 'broken' ? 1400 : 390;
			expect(await judge.faults(scene, [{ width, axe: 'every rule' }])).toEqual({});
		});
	});

	describe("nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out and every word is translated", () => {
		it.each(furtherScenes)('with $name', async (scene) => {
			expect(await judge.faults(scene, [{ width: 1400 }])).toEqual({});
		});
	});
});
