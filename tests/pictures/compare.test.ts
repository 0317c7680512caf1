import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { PictureComparison } from './compare-picture';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-compare-'));
const [kept, taken, artifact] = ['kept', 'taken', 'artifact'].map((name) =>
	path.join(folder, `${name}.png`),
) as [string, string, string]; // as: as many as there are names

afterEach(() => [kept, taken, artifact].forEach((file) => rmSync(file, { force: true })));
const comparison = new PictureComparison();
afterAll(async () => {
	await comparison.end();
	rmSync(folder, { recursive: true });
});

/** A white picture with this number of black pixels from its upper left corner on. */
function draw(file: string, black: number, width = 40, height = 30, deflateLevel = 9): void {
	const picture = new PNG({ width, height });
	picture.data.fill(255);
	for (let at = 0; at < black; at++) picture.data.fill(0, at * 4, at * 4 + 3);
	writeFileSync(file, PNG.sync.write(picture, { deflateLevel }));
}

function compare(update = false): Promise<string> {
	return comparison.differing({ kept, taken: readFileSync(taken), artifact, update });
}

function read(file: string) {
	const picture = PNG.sync.read(readFileSync(file));
	const at = (x: number, y: number) => [
		...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3),
	];
	return { width: picture.width, height: picture.height, at };
}

describe('Two pictures', () => {
	it('that are the same produce no artifact, and a former one is deleted', async () => {
		draw(kept, 40);
		draw(taken, 40);
		draw(artifact, 0);
		expect(await compare()).toBe('');
		expect(existsSync(artifact)).toBe(false);
	});

	it('that only differ as files are the same', async () => {
		draw(kept, 40);
		draw(taken, 40, 40, 30, 0);
		expect(readFileSync(taken)).not.toEqual(readFileSync(kept));
		expect(await compare()).toBe('');
	});

	it('that differ produce an artifact with both and the difference, and the stored one stays', async () => {
		draw(kept, 0);
		draw(taken, 120);
		const before = readFileSync(kept);
		// 120 of 1,200 pixels.
		expect(await compare()).toBe('10.00 %');
		const { width, height, at } = read(artifact);
		// Three pictures of 40 with two gaps of 20.
		expect([width, height]).toEqual([160, 30]);
		expect([at(0, 0), at(60, 0)]).toEqual([
			[255, 255, 255],
			[0, 0, 0],
		]);
		expect(at(120, 0)).not.toEqual(at(120, 20));
		expect(readFileSync(kept)).toEqual(before);
	});

	it('of different sizes differ in every pixel', async () => {
		draw(kept, 0);
		draw(taken, 0, 50, 20);
		expect(await compare()).toBe('100.00 %');
		expect(read(artifact)).toMatchObject({ width: 110, height: 30 });
	});
});

describe('--update', () => {
	it('replaces a differing picture, and stores a missing one', async () => {
		for (const black of [0, undefined]) {
			if (black === undefined) rmSync(kept);
			else draw(kept, black);
			draw(taken, 120);
			expect(await compare(true)).toBe('');
			expect(read(kept).at(0, 0)).toEqual([0, 0, 0]);
			expect(existsSync(artifact)).toBe(false);
		}
	});

	it('replaces a picture of which one pixel differs, which a comparison tolerates', async () => {
		draw(kept, 0, 400, 300);
		draw(taken, 1, 400, 300);
		expect(await compare()).toBe('');
		expect(await compare(true)).toBe('');
		expect(read(kept).at(0, 0)).toEqual([0, 0, 0]);
	});

	it('does not touch a picture with equal pixels', async () => {
		draw(kept, 40);
		draw(taken, 40, 40, 30, 0);
		const before = readFileSync(kept);
		await compare(true);
		expect(readFileSync(kept)).toEqual(before);
	});
});
