import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { FirstStart, OVERVIEW, type ChoicePage } from '../testing/first-start';
import { approvalLinks } from '../testing/simulated-shop/approval-page';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { until } from '../testing/until';

let at: FirstStart;
let shop: SimulatedShop;
let page: ChoicePage;
beforeEach(async () => {
	at = new FirstStart();
	shop = new SimulatedShop(lastOrders(20));
	await shop.open();
	({ page } = await at.begin('--demo', '--demo-orders', '40'));
});
afterEach(async () => {
	await at.end();
	await shop.close();
});

/** The number of attempts that a page beside an open shop has seen. */
const seenBy = (html: string) => /data-seen="(\d+)"/.exec(html)?.[1] ?? '';

/** What a page is told. */
async function stateFor(seen: string) {
	const url = new URL(`/first-run/state?seen=${seen}`, page.origin);
	const reply = await until(() => page.send(url, {}).catch(() => null));
	return (await reply?.json()) as {
		step: string | null;
		at?: string;
		nonce?: string;
		problem?: { message: string } | null;
	};
}

/** Resolves to the failure of what is running, or to where a page goes. */
async function outcomeFor(seen: string): Promise<string | undefined> {
	const isOver = ({ step }: { step: string | null }) => step === null || step === 'open';
	const end = await until(() => stateFor(seen), isOver);
	return end.at ?? end.problem?.message;
}

async function post(way: string, fields: object, seen: string): Promise<Response> {
	const { nonce = '' } = await stateFor(seen);
	return page.send(new URL(`/first-run/${way}`, page.origin), {
		method: 'POST',
		body: JSON.stringify(fields),
		headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
	});
}

/** Makes a choice beside an open shop; resolves to the failure, or to where the page goes. */
async function choose(way: string, fields: object): Promise<string | undefined> {
	const seen = seenBy((await page.open('/shops')).html);
	expect((await post(way, fields, seen)).status).toBe(202);
	return outcomeFor(seen);
}

const connect = () => choose('connect', { address: shop.address, ...shopKeys.key });
const nameOfShop = () => new URL(shop.address).host.replace(':', '-');
/** The orders that the connected shop's store has so far. */
async function ordersOfShop(): Promise<readonly unknown[]> {
	const nonce = /_wpnonce" value="([^"]+)/.exec((await page.open(OVERVIEW)).html)?.[1] ?? '';
	const slug = nameOfShop().replaceAll('.', '-');
	const dates = 'after=2020-01-01T00:00:00&before=2030-01-01T00:00:00';
	const url = new URL(`/shops/${slug}/wp-json/wc-analytics/reports/orders?${dates}`, page.origin);
	const reply = await page.send(url, { headers: { 'x-wp-nonce': nonce } });
	return (await reply.json()) as unknown[];
}

/** The names of the files of the open shops. */
const openShops = (html: string) =>
	[...html.matchAll(/value="([^"]+)" dir="auto">[^<]+<\/button> <span[^>]*>Open/g)].map(
		([, store]) => store,
	);

const titleAt = async (address: string) =>
	/<title>(.*?)<\/title>/.exec((await page.open(address)).html)?.[1];

describe('The page Shops, beside an open shop', () => {
	it('opens a further shop without ending the first, and the next start opens both', async () => {
		expect((await page.open(OVERVIEW)).html).toContain('href="/shops"');
		const slug = nameOfShop().replaceAll('.', '-');
		expect(await connect()).toBe(`/shops/${slug}${OVERVIEW}`);
		const shops = async () => {
			const { html } = await page.open('/shops');
			return openShops(html);
		};
		expect(await shops()).toEqual([nameOfShop(), 'demo']);
		expect((await page.open('/shops')).html).toMatch(/>Fern &amp; Field<.*?>40 orders</s);
		expect((await page.open(`/shops/${slug}/`)).status).toBe(200);
		expect((await page.open(OVERVIEW)).status).toBe(200);
		await at.stop();
		const asked = shop.nextRequest();
		({ page } = await at.begin());
		await asked;
		expect(await shops()).toEqual([nameOfShop(), 'demo']);
	});

	it('leads from an approval in the shop to its first page, when it is open', async () => {
		const asked = await post('approve', { address: shop.address }, '0');
		const { location } = (await asked.json()) as { location: string };
		const { approved } = approvalLinks(new URL(location), shop.address);
		const back = await page.open(approved);
		expect(back.at).toBe('/shops');
		expect(await outcomeFor(seenBy(back.html))).toBe(
			`/shops/${nameOfShop().replaceAll('.', '-')}${OVERVIEW}`,
		);
	});

	it('is there with --shops FOLDER too, and keeps further shops in that folder', async () => {
		await at.stop();
		const folder = path.join(at.root, 'mine');
		renameSync(path.join(at.root, '.store'), folder);
		({ page } = await at.begin('--shops', folder));
		expect((await page.open(OVERVIEW)).html).toContain('href="/shops"');
		expect(openShops((await page.open('/shops')).html)).toEqual(['demo']);
		expect(await connect()).toBe(`/shops/${nameOfShop().replaceAll('.', '-')}${OVERVIEW}`);
		expect(readdirSync(folder)).toContain(`${nameOfShop()}.duckdb`);
		expect(await choose('remove', { store: nameOfShop() })).toBe('/shops');
		expect(readdirSync(folder)).not.toContain(`${nameOfShop()}.duckdb`);
	});

	it('removes a shop with its key after a backup, and the other goes on', async () => {
		await connect();
		const nonce = /_wpnonce" value="([^"]+)/.exec((await page.open(OVERVIEW)).html)?.[1] ?? '';
		const reply = await page.send(new URL('/first-run/backup', page.origin), {
			method: 'POST',
			body: JSON.stringify({ store: nameOfShop() }),
			headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
		});
		const { file } = (await reply.json()) as { file: string };
		expect(file).toContain(`/.store/backups/${nameOfShop()}-`);
		expect(await choose('remove', { store: nameOfShop() })).toBe('/shops');
		expect(at.kept().filter((name) => name.startsWith('127.'))).toEqual([]);
		expect(openShops((await page.open('/shops')).html)).toEqual(['demo']);
		expect((await page.open('/')).at).toBe(OVERVIEW);
		expect(await choose('remove', { store: '../demo' })).toBe(
			'../demo is no longer on this computer.',
		);
	});

	it('gives a shop another name, and another address at which its orders are', async () => {
		await connect();
		await until(ordersOfShop, (orders) => orders.length > 0);
		const moved = new SimulatedShop(lastOrders(20));
		const other = new SimulatedShop({ ...lastOrders(1), 'orders.json': [] });
		await Promise.all([moved.open(), other.open()]);
		const change = (name: string, { address }: { address: string }) =>
			choose('change', { store: nameOfShop(), name, address });
		expect(await change('demo', shop)).toMatch(/^There is a shop named demo already/);
		expect(await change('', other)).toBe(
			`${other.address} is another shop: it has none of these orders. Connect it as a shop of its own.`,
		);
		const old = nameOfShop();
		expect((await page.open('/shops')).html).toContain(`data-address="${shop.address}"`);
		const asked = moved.nextRequest();
		expect(await change('My shop', moved)).toBe('/shops');
		await asked;
		const { html } = await page.open('/shops');
		expect(html).toContain(
			`data-change="My-shop" data-name="My shop" data-address="${moved.address}"`,
		);
		expect(openShops(html)).toContain('My-shop');
		expect((await page.open('/shops/my-shop/')).status).toBe(200);
		expect(at.kept().filter((name) => name.startsWith(old))).toEqual([]);
		await Promise.all([moved.close(), other.close()]);
	});

	it('leads to the first page when the last shop is removed', async () => {
		await choose('remove', { store: 'demo' });
		expect(await titleAt('/')).toMatch(/^Which shop/);
		expect(at.kept().filter((name) => name.startsWith('demo'))).toEqual([]);
	});

	it('keeps the open shop when another cannot be connected or opened', async () => {
		shop.key = 'revoked';
		expect(await connect()).toMatch(/rejected these credentials/);
		expect(await choose('open', { store: 'nothing' })).toBe(
			'nothing is no longer on this computer.',
		);
		expect((await page.open('/')).at).toBe(OVERVIEW);
		for (const way of ['remove', 'open', 'backup']) {
			const reply = await page.send(new URL(`/first-run/${way}`, page.origin), {
				method: 'POST',
				body: '{"store":"demo"}',
				headers: { 'content-type': 'application/json' },
			});
			expect(reply.status).toBe(401);
		}
	});
});
