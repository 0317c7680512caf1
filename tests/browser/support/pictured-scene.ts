import type { Page } from 'playwright-core';
import type { PictureComparison } from '../../pictures/compare-picture';
import { misalignedColumns } from './columns';
import type { View } from './judge-scenes';
import type { Scene } from './scene';
import { pictured } from './scene-groups';
import { loaded } from './scenes';

/** Views by the folders of their pictures. */
type Views = Readonly<Record<string, View>>;

/** How each loaded screen is seen: Arabic shows its own letters. */
export const viewsOfLoaded = {
	English: { wide: { width: 1400, axe: 'every rule' }, phone: { width: 390 } },
	'marked Arabic': {
		'wide-rtl': { width: 1400 },
		'phone-rtl': { width: 390, axe: 'every rule' },
	},
} as const satisfies Record<string, Views>;

/** How the states that draw something of their own are seen: their actions find elements by English texts. */
export const viewsOfPictured = {
	English: { wide: { width: 1400, axe: 'every rule' } },
	'marked English': { 'phone-rtl': { width: 390, axe: 'all but colours' } },
} as const satisfies Record<string, Views>;

/** An address without a screen shows nothing of its own; these reports look as Breakdown and Products do. */
const withoutPicture = ['/analytics/nowhere', '/analytics/refunds', '/analytics/variations'];
const hasPicture = ({ name }: Scene) => !withoutPicture.includes(name);

/** The names of all pictures. */
export function pictureNames(): string[] {
	const named = (scenes: readonly Scene[], views: Record<string, Views>) =>
		Object.values(views)
			.flatMap((ofLanguage) => Object.keys(ofLanguage))
			.flatMap((folder) => scenes.filter(hasPicture).map((scene) => nameOf(folder, scene)));
	return [...new Set([...named(loaded, viewsOfLoaded), ...named(pictured, viewsOfPictured)])];
}

/** Views of a scene that also compare it with its pictures, and judge the columns of its tables. */
export function withPictures(
	scene: Scene,
	views: Views,
	comparison: PictureComparison,
): [View, ...View[]] {
	const [first, ...others] = Object.entries(views).map(([folder, view]) => ({
		...view,
		look: async (page: Page) => {
			const misaligned = folder.endsWith('rtl') ? await misalignedColumns(page) : [];
			if (!hasPicture(scene)) return misaligned;
			const problem = await comparison.problemOf(nameOf(folder, scene), await takePicture(page));
			return problem === undefined ? misaligned : [problem, ...misaligned];
		},
	}));
	if (!first) throw new Error('A scene is seen in one view at least.');
	return [first, ...others];
}

async function takePicture(page: Page): Promise<Buffer> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** `/analytics/orders of an empty shop` → `wide/orders-of-an-empty-shop`. */
function nameOf(folder: string, { name }: Scene): string {
	const file = (name === '/' ? 'home' : name)
		.replace(/^\/(analytics\/)?/, '')
		.toLowerCase()
		.replace(/[^a-z]+/g, '-');
	return `${folder}/${file}`;
}
