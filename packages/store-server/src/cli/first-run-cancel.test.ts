import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { FirstStart, type ChoicePage } from '../testing/first-start';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { until } from '../testing/until';

const ZIP = 'application/zip';
const recorded = readFileSync(path.resolve('tests/fixtures/store-a.zip'));

let at: FirstStart;
let page: ChoicePage;
beforeEach(async () => {
	at = new FirstStart();
	({ page } = await at.begin('--choose', '--demo-orders', '100000'));
});
afterEach(() => at.end());

/** Cancels once there is something to leave behind; then nothing is, and another choice is taken. */
async function cancels(): Promise<void> {
	expect(await page.choose('cancel', '{}')).toBe(200);
	expect(await page.state()).toMatchObject({ step: null, share: null, problem: null });
	expect(at.kept()).toEqual([]);
	const small = JSON.stringify({ address: 'no address', name: 'x', secret: 'y' });
	expect(await page.choose('connect', small)).toBe(202);
	expect(await page.outcome()).toMatch(/^“no address” is not a shop address/);
}

/** Waits until a file of this name is there. */
async function appears(name: RegExp): Promise<void> {
	await until(() => at.kept().some((file) => name.test(file)));
}

describe('A running choice can be cancelled, and leaves nothing, for', () => {
	it('a demo shop', async () => {
		expect(await page.choose('demo', '{}')).toBe(202);
		await appears(/^demo\.duckdb\.\d+\.part$/);
		await cancels();
	});

	it('an export that is being imported', async () => {
		expect(await page.choose('import?name=a.zip', recorded, ZIP)).toBe(202);
		expect(await page.state()).toMatchObject({ step: 'importing' });
		await appears(/^a\.duckdb\.\d+\.part$/);
		await cancels();
	});

	it('an export that is being uploaded', async () => {
		const state = await page.state();
		const sending = request(new URL('/first-run/import?name=x.zip', page.origin), {
			method: 'POST',
			headers: {
				cookie: page.cookie,
				'content-type': ZIP,
				'content-length': recorded.length,
				'x-wp-nonce': state === 'open' ? '' : state.nonce,
			},
		});
		sending.on('error', () => undefined).write(recorded.subarray(0, 5000));
		await appears(/^upload-/);
		await cancels();
		sending.destroy();
	});

	it('a shop that does not respond', async () => {
		const shop = new SimulatedShop(lastOrders(20));
		await shop.open();
		shop.fault = ({ route }) => (route.includes('settings') ? 'hang' : undefined);
		const fields = JSON.stringify({ address: shop.address, ...shopKeys.key });
		expect(await page.choose('connect', fields)).toBe(202);
		await appears(/\.part$/);
		await cancels();
		await shop.close();
	});
});

describe('Without a running choice', () => {
	it('there is nothing to cancel', async () => {
		expect(await page.choose('cancel', '{}')).toBe(409);
		expect(await page.state()).toMatchObject({ way: null, step: null });
	});
});
