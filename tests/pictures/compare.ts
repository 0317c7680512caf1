import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const kept = path.join(__dirname, 'kept');
/** Where what differs is laid down: kept, new and what differs, side by side. */
const artifacts = path.resolve(__dirname, '../../dist/pictures');

/** Of all points, how many may differ: edges of letters are drawn a little otherwise by another Chromium. */
const tolerated = 0.0005;

/**
 * Compares a picture with the one that is kept under this name. Answers what is wrong, with the file that shows it; undefined
 * when they are the same. With PICTURES=update the new one is kept instead.
 */
export function comparePicture(name: string, taken: Buffer): string | undefined {
	const file = path.join(kept, `${name}.png`);
	const artifact = path.join(artifacts, `${name}.png`);
	rmSync(artifact, { force: true });
	const now = PNG.sync.read(taken);
	const before = existsSync(file) ? PNG.sync.read(readFileSync(file)) : undefined;
	const { share, marks } = before ? difference(before, now) : { share: 1, marks: undefined };
	if (share <= tolerated) return undefined;
	if (process.env['PICTURES'] === 'update') {
		save(file, now);
		return undefined;
	}
	save(artifact, sideBySide([before, now, marks].filter((picture) => picture !== undefined)));
	const place = path.relative(process.cwd(), artifact);
	return before
		? `${name} looks different in ${(share * 100).toFixed(2)} % of its points; see ${place}.`
		: `${name} has no picture yet; see ${place}, and keep it by \`npm run pictures -- --update\`.`;
}

/** The share of points that differ, and a picture that marks them; of pictures of two sizes all do. */
function difference(before: PNG, now: PNG): { share: number; marks: PNG | undefined } {
	const { width, height } = before;
	if (width !== now.width || height !== now.height) return { share: 1, marks: undefined };
	const marks = new PNG({ width, height });
	const count = pixelmatch(before.data, now.data, marks.data, width, height, { threshold: 0.15 });
	return { share: count / (width * height), marks };
}

function sideBySide(pictures: readonly PNG[]): PNG {
	const gap = 20;
	const height = Math.max(...pictures.map((picture) => picture.height));
	const width = pictures.reduce((sum, picture) => sum + picture.width + gap, -gap);
	const sheet = new PNG({ width, height });
	let left = 0;
	for (const picture of pictures) {
		PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, left, 0);
		left += picture.width + gap;
	}
	return sheet;
}

function save(file: string, picture: PNG): void {
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
}
