/**
 * Compares pictures in a thread of its own, because reading pictures within Jest takes thirty times as long. Each message is
 * `{ kept, taken, artifact, update }`. The response is the share of differing pixels if that is more than two versions of Chromium cause,
 * and nothing if they are the same. `artifact` then shows the stored picture, the new one and their difference side by side. With
 * `update`, the new one is stored instead if any pixel differs, so that small changes do not pile up below what is tolerated.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Chromium versions differ slightly at the edges of letters. */
const tolerated = 0.0005;

parentPort.on('message', ({ id, ...pictures }) => {
	parentPort.postMessage({ id, share: compare(pictures) });
});

function compare({ kept, taken, artifact, update }) {
	rmSync(artifact, { force: true });
	const bytes = existsSync(kept) ? readFileSync(kept) : undefined;
	if (bytes?.equals(taken)) return '';
	const now = PNG.sync.read(Buffer.from(taken));
	const before = bytes && PNG.sync.read(bytes);
	if (update) {
		if (!before || !hasSamePixels(before, now)) save(kept, taken);
		return '';
	}
	const { share, marks } = before ? difference(before, now) : { share: 1 };
	if (share <= tolerated) return '';
	save(artifact, PNG.sync.write(sideBySide([before, now, marks].filter(Boolean))));
	return `${(share * 100).toFixed(2)} %`;
}

function hasSamePixels(one, other) {
	return one.width === other.width && one.height === other.height && one.data.equals(other.data);
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

function save(file, bytes) {
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, bytes);
}
