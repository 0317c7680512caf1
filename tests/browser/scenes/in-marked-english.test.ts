import { PictureComparison } from '../../pictures/compare-picture';
import { furtherScenes } from '../support/further-scenes';
import { judgeIn } from '../support/judge-scenes';
import { viewsOfPictured, withPictures } from '../support/pictured-scene';
import { otherStates, pictured, statesOfScreens } from '../support/scene-groups';

const comparison = new PictureComparison();

afterAll(() => comparison.end());

describe('in a language with marks, from right to left', () => {
	const judge = judgeIn('marked English');

	describe("it looks as in the stored picture, axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out, every word is translated and nothing is complained of", () => {
		it.each(pictured)('[S1.1] with $name', async (scene) => {
			const views = withPictures(scene, viewsOfPictured['marked English'], comparison);
			expect(await judge.faults(scene, views)).toEqual({});
		});
	});

	describe("axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out, every word is translated and nothing is complained of", () => {
		it.each(otherStates)('[S1.1] with $name', async (scene) => {
			expect(await judge.faults(scene, [{ width: 1400, axe: 'every rule' }])).toEqual({});
		});

		// The loaded screen is seen from everywhere (in-english-and-arabic.test.ts): one view of its parts is enough, and a screen has both widths.
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
