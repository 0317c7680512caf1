import { JsonMeter } from './json-meter';
import { readBody } from './read-body';
import { MOST_BYTES, TooLarge } from './too-large';

/** A body that counts its bytes, and tells whether its reader ended it. */
function bodyOf(chunk: Uint8Array, count: number) {
	const told = { bytes: 0, isEnded: false };
	async function* chunks() {
		try {
			for (let sent = 0; sent < count; sent++) {
				told.bytes += chunk.length;
				yield chunk;
			}
		} finally {
			told.isEnded = true;
		}
	}
	return { told, reply: { status: 200, headers: new Headers(), body: chunks() } };
}

const read = (text: string, count = 1) => readBody(bodyOf(Buffer.from(text), count).reply);

describe('The body of a shop’s reply', () => {
	it('is read as text, also in pieces within a sign', async () => {
		const bytes = Buffer.from('["Größe"]');
		const pieces = [bytes.subarray(0, 5), bytes.subarray(5)];
		const body = (async function* () {
			yield* pieces;
		})();
		expect(await readBody({ status: 200, headers: new Headers(), body })).toBe('["Größe"]');
		expect(await readBody({ status: 204, headers: new Headers(), body: null })).toBe('');
	});

	it('is given up at the limit of bytes, and not requested further', async () => {
		const megabytes = MOST_BYTES / 1e6;
		const { told, reply } = bodyOf(Buffer.alloc(1e6, ' '), 3000);
		await expect(readBody(reply)).rejects.toThrow(TooLarge);
		expect(told).toEqual({ bytes: (megabytes + 1) * 1e6, isEnded: true });
	});

	it('is not read at all when it announces too many bytes', async () => {
		const { told, reply } = bodyOf(Buffer.alloc(10), 1);
		reply.headers.set('content-length', String(MOST_BYTES + 1));
		await expect(readBody(reply)).rejects.toThrow(TooLarge);
		expect(told.bytes).toBe(0);
	});

	it('is given up for too many values, which would take much memory', async () => {
		await expect(read('{},'.repeat(300_000), 4)).rejects.toThrow(TooLarge);
	});

	it('may be a long page with any signs, of which a line is told', async () => {
		const page = `<html>${'['.repeat(2000)}`;
		expect(await read(page)).toBe(page);
	});
});

describe('The meter of JSON', () => {
	const isFull = (...pieces: string[]) => {
		const meter = new JsonMeter();
		return pieces.some((piece) => meter.isFull(Buffer.from(piece)));
	};

	it('counts levels that are open at once, across pieces', () => {
		expect(isFull('['.repeat(500))).toBe(false);
		expect(isFull('['.repeat(300), '{"a":'.repeat(201))).toBe(true);
		expect(isFull('[]'.repeat(300), '{}'.repeat(300))).toBe(false);
	});

	it('passes over what stands in text, also behind escaped signs', () => {
		expect(isFull(`["${'['.repeat(900)}"]`)).toBe(false);
		expect(isFull(`["\\"${'['.repeat(900)}"]`)).toBe(false);
		expect(isFull('["\\', `"${'['.repeat(900)}"]`)).toBe(false);
		expect(isFull(`["\\\\",${'['.repeat(900)}`)).toBe(true);
	});
});
