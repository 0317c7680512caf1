import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { kept, PictureComparison } from '../../pictures/compare-picture';
import { differencesWith } from '../gallery/core-sheets/looks';
import { coreSheets } from '../gallery/core-sheets/sheets';
import { judgeIn, type View } from '../support/judge-scenes';
import {
	pictureNames,
	viewsOfLoaded,
	viewsOfPictured,
	withPictures,
} from '../support/pictured-scene';
import type { Scene } from '../support/scene';
import { otherStates, pictured } from '../support/scene-groups';
import { loaded } from '../support/scenes';

const comparison = new PictureComparison();

afterAll(() => comparison.end());

/** Charts, cards and lists; a table with all of its controls; a form. That no rule fits elsewhere, judge-scenes.ts sees. */
const beside = ['/analytics/overview', '/analytics/orders', '/analytics/settings'];
const isBeside = ({ screen }: Scene) => beside.includes(screen);
const [besideSheets, alone] = [loaded.filter(isBeside), loaded.filter((scene) => !isBeside(scene))];

/** The views, in the last of which WordPress's sheets then stand beside ours. */
function withSheets(views: readonly View[], direction: 'ltr' | 'rtl'): [View, View] {
	const [first, last] = views;
	if (!first || !last) throw new Error('A loaded screen is seen in two views.');
	const css = coreSheets()
		.map((sheet) => sheet[direction])
		.join('\n');
	const alter = async (page: Page) => {
		const { before, after } = await differencesWith(page, css);
		return [...before.map((change) => `before ours: ${change}`), ...after];
	};
	return [first, { ...last, alter }];
}

const judged =
	"it looks as in the stored picture, axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out, every word is translated and nothing is complained of";

describe('in English, from left to right', () => {
	const judge = judgeIn('English');

	describe(judged, () => {
		it.each(alone)('[S1.1] $name', async (scene) => {
			const views = withPictures(scene, viewsOfLoaded.English, comparison);
			expect(await judge.faults(scene, views)).toEqual({});
		});

		it.each(besideSheets)("[S1.1] $name, which WordPress's sheets do not change", async (scene) => {
			const views = withPictures(scene, viewsOfLoaded.English, comparison).reverse();
			expect(await judge.faults(scene, withSheets(views, 'ltr'))).toEqual({});
		});

		it.each(pictured)('[S1.1] $name', async (scene) => {
			const views = withPictures(scene, viewsOfPictured.English, comparison);
			expect(await judge.faults(scene, views)).toEqual({});
		});
	});

	// What is laid out otherwise from right to left or on a phone shows in one view of both: in-marked-english.test.ts has the other one.
	describe("on a phone, axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out and nothing is complained of", () => {
		it.each(otherStates)('[S1.1] with $name', async (scene) => {
			expect(await judge.faults(scene, [{ width: 390, axe: 'all but colours' }])).toEqual({});
		});
	});
});

describe(`in marked Arabic, from right to left, ${judged}`, () => {
	const judge = judgeIn('marked Arabic');

	it.each(alone)('[S1.1] $name', async (scene) => {
		const views = withPictures(scene, viewsOfLoaded['marked Arabic'], comparison);
		expect(await judge.faults(scene, views)).toEqual({});
	});

	it.each(besideSheets)("[S1.1] $name, which WordPress's sheets do not change", async (scene) => {
		const views = withPictures(scene, viewsOfLoaded['marked Arabic'], comparison);
		expect(await judge.faults(scene, withSheets(views, 'rtl'))).toEqual({});
	});
});

it('stores at most 80 pictures in 8 MB, each for a scene', () => {
	const found = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.png'),
	);
	expect(new Set(found)).toEqual(new Set(pictureNames().map((name) => `${name}.png`)));
	expect(found.length).toBeLessThanOrEqual(80);
	const bytes = found.reduce((sum, file) => sum + statSync(path.join(kept, file)).size, 0);
	expect(bytes).toBeLessThanOrEqual(8_000_000);
});
