/**
 * `node compare.mjs KEPT TAKEN ARTIFACT [--update]` compares two pictures. It prints the share of differing pixels if
 * that is more than two versions of Chromium cause, and nothing if they are the same. ARTIFACT then shows the stored
 * picture, the new one and their difference side by side. With --update, it stores the new one instead. It is a
 * separate program, because reading pictures within Jest takes thirty times as long.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Chromium versions differ slightly at the edges of letters. */
const tolerated = 0.0005;

const [kept, taken, artifact, update] = process.argv.slice(2);
const now = read(taken);
const before = existsSync(kept) ? read(kept) : undefined;
const { share, marks } = before ? difference(before, now) : { share: 1 };
rmSync(artifact, { force: true });
if (share > tolerated) {
	if (update) save(kept, now);
	else {
		save(artifact, sideBySide([before, now, marks].filter(Boolean)));
		console.log(`${(share * 100).toFixed(2)} %`);
	}
}

/** Returns the share of differing pixels and a picture that marks them. If the sizes differ, all pixels do. */
function difference(
	{ width, height, data },
	{ width: nowWidth, height: nowHeight, data: nowData },
) {
	if (width !== nowWidth || height !== nowHeight) return { share: 1 };
	const marks = new PNG({ width, height });
	const count = pixelmatch(data, nowData, marks.data, width, height, { threshold: 0.15 });
	return { share: count / (width * height), marks };
}

function sideBySide(pictures) {
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

function read(file) {
	return PNG.sync.read(readFileSync(file));
}

function save(file, picture) {
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
}
