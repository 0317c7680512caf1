import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bucketKey, openFakeBucket, type FakeBucket } from '../testing/fake-bucket';
import { isForbidden } from './bucket-address';
import { sendToBucket } from './bucket-place';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-bucket-'));
/** More than one part, so that it is sent in several. */
const large = randomBytes(9 * 1024 * 1024);
const small = Buffer.from('PAR1');
let service: FakeBucket;

const files = Object.entries({ 'orders.parquet': large, 'schema.json': small }).map(
	([name, content]) => {
		const file = path.join(folder, name);
		writeFileSync(file, content);
		return { name, path: file, bytes: content.length };
	},
);

beforeAll(async () => {
	service = await openFakeBucket();
});
afterEach(() => service.replyWith(null));
afterAll(async () => {
	await service.close();
	rmSync(folder, { recursive: true, force: true });
});

const send = (change: object = {}, sent = files, signal = new AbortController().signal) =>
	sendToBucket(
		{
			...{ kind: 'bucket', endpoint: service.endpoint, region: 'eu-central-1', bucket: 'exports' },
			...{ prefix: 'shop/nightly', ...bucketKey, ...change },
		},
		{ day: '2026-10-25', files: sent, signal },
	);

describe('Files of an export in a bucket', () => {
	it('are sent with valid signatures, large ones in parts', async () => {
		expect(await send()).toBe(`${service.endpoint}/exports/shop/nightly/2026-10-25`);
		const name = (file: string) => `exports/shop/nightly/2026-10-25/${file}`;
		expect([...service.objects.keys()].sort()).toEqual([
			name('orders.parquet'),
			name('schema.json'),
		]);
		expect(service.objects.get(name('orders.parquet'))?.equals(large)).toBe(true);
		expect(service.objects.get(name('schema.json'))?.equals(small)).toBe(true);
	});

	it.each([
		[{ secret: 'another' }, 'The secret for the bucket “exports” is wrong. Enter it again.'],
		[{ accessKey: 'AKIAOTHER' }, 'does not have this access key'],
		[{ bucket: 'nothing' }, 'There is no bucket “nothing”.'],
		[{ endpoint: 'http://127.0.0.1:9' }, 'cannot be reached. Check its address.'],
	])('with %j are told what is wrong', async (change, sentence) => {
		await expect(send(change, files.slice(1))).rejects.toThrow(sentence);
	});

	it('follow no redirect, and no reply may be large', async () => {
		const other = await openFakeBucket();
		service.replyWith((response) =>
			response.writeHead(307, { location: `${other.endpoint}/exports/x` }).end(),
		);
		await expect(send({}, files.slice(1))).rejects.toThrow('“exports”');
		expect(other.requests()).toBe(0);
		await other.close();
		service.replyWith((response) => {
			response.writeHead(403);
			const more = () => {
				if (response.destroyed) return;
				if (response.write(Buffer.alloc(64 * 1024, ' '))) setImmediate(more);
				else response.once('drain', more);
			};
			more();
		});
		await expect(send({}, files.slice(1))).rejects.toThrow('“exports”');
	});

	it('stop when the server stops', async () => {
		const stopping = new AbortController();
		service.replyWith(() => stopping.abort(new Error('The server stops.')));
		await expect(send({}, files, stopping.signal)).rejects.toThrow('The server stops.');
	});

	it.each([
		...['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1', '0.0.0.0', '::', 'fd00:ec2::254'],
	])('never go to %s, whatever name leads there', (address) => {
		expect(isForbidden(address)).toBe(true);
	});

	it.each(['127.0.0.1', '192.168.1.5', '::1', '52.219.169.254'])('may go to %s', (address) => {
		expect(isForbidden(address)).toBe(false);
	});
});
