import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { kept, PictureComparison } from '../../pictures/compare-picture';
import { misalignedColumns } from '../support/columns';
import { judgeIn, type Language, type View } from '../support/judge-scenes';
import type { Scene } from '../support/scene';
import { pictured } from '../support/scene-groups';
import { loaded } from '../support/scenes';

const comparison = new PictureComparison();

afterAll(() => comparison.end());

/**
 * The views of scenes, by language and by the folders of their pictures. Arabic shows its own letters. Actions find their elements by
 * English texts.
 */
const seen: readonly { language: Language; parts: readonly Part[] }[] = [
	{
		language: 'English',
		parts: [
			{
				scenes: loaded,
				views: { wide: { width: 1400, axe: 'every rule' }, phone: { width: 390 } },
			},
			{ scenes: pictured, views: { wide: { width: 1400, axe: 'every rule' } } },
		],
	},
	{
		language: 'marked Arabic',
		parts: [
			{
				scenes: loaded,
				views: { 'wide-rtl': { width: 1400 }, 'phone-rtl': { width: 390, axe: 'every rule' } },
			},
		],
	},
	{
		language: 'marked English',
		parts: [{ scenes: pictured, views: { 'phone-rtl': { width: 390, axe: 'all but colours' } } }],
	},
];

interface Part {
	readonly scenes: readonly Scene[];
	readonly views: Readonly<Record<string, View>>;
}

/** An address without a screen shows nothing of its own; these reports look as Breakdown and Products do. */
const withoutPicture = ['/analytics/nowhere', '/analytics/refunds', '/analytics/variations'];
const hasPicture = ({ name }: Scene) => !withoutPicture.includes(name);

function withPictures(scene: Scene, views: Part['views']): View[] {
	return Object.entries(views).map(([folder, view]) => ({
		...view,
		look: async (page) => {
			const misaligned = folder.endsWith('rtl') ? await misalignedColumns(page) : [];
			if (!hasPicture(scene)) return misaligned;
			const taken = await takePicture(page);
			const problem = await comparison.problemOf(`${folder}/${fileName(scene)}`, taken);
			return problem === undefined ? misaligned : [problem, ...misaligned];
		},
	}));
}

async function takePicture(page: Page): Promise<Buffer> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

describe.each(seen)(
	"in $language it looks as in the stored picture, axe finds nothing wrong, nothing is wider than the window, no rule of WordPress's sheets fits, no missing value is spelled out, every word is translated and nothing is complained of",
	({ language, parts }) => {
		const judge = judgeIn(language);

		for (const { scenes, views } of parts) {
			it.each(scenes)('[S1.1] $name', async (scene) => {
				expect(await judge.faults(scene, withPictures(scene, views))).toEqual({});
			});
		}
	},
);

it('stores at most 80 pictures in 8 MB, each for a scene', () => {
	const names = new Set(
		seen
			.flatMap(({ parts }) => parts)
			.flatMap(({ scenes, views }) =>
				Object.keys(views).flatMap((folder) =>
					scenes.filter(hasPicture).map((scene) => `${folder}/${fileName(scene)}.png`),
				),
			),
	);
	const found = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.png'),
	);
	expect(new Set(found)).toEqual(names);
	expect(found.length).toBeLessThanOrEqual(80);
	const bytes = found.reduce((sum, file) => sum + statSync(path.join(kept, file)).size, 0);
	expect(bytes).toBeLessThanOrEqual(8_000_000);
});

/** `/analytics/orders of an empty shop` → `orders-of-an-empty-shop`. */
function fileName({ name }: Scene): string {
	return (name === '/' ? 'home' : name)
		.replace(/^\/(analytics\/)?/, '')
		.toLowerCase()
		.replace(/[^a-z]+/g, '-');
}
