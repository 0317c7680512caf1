import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FirstStart, OVERVIEW, type ChoicePage } from '../testing/first-start';
import { approvalLinks } from '../testing/simulated-shop/approval-page';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';

let at: FirstStart;
let shop: SimulatedShop;
let page: ChoicePage;
beforeEach(async () => {
	at = new FirstStart();
	shop = new SimulatedShop(lastOrders(20));
	await shop.open();
	({ page } = await at.begin('--log', 'info'));
});
afterEach(async () => {
	await at.end();
	await shop.close();
});

/** Presses the button; resolves to the shop's screen, or null. */
async function ask(host = page.origin, about: object = {}): Promise<URL | null> {
	const state = await page.state();
	const nonce = state === 'open' ? '' : state.nonce;
	const reply = await page.send(new URL('/first-run/approve', host), {
		method: 'POST',
		body: JSON.stringify({ address: shop.address, ...about }),
		headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
	});
	const { location } = (await reply.json()) as { location?: string | null };
	return location ? new URL(location) : null;
}

const come = (address: string) => page.send(new URL(address), {});

describe('Connecting with an approval in the shop', () => {
	it('leads to WordPress’s own screen, and takes the password that comes back', async () => {
		const screen = await ask();
		expect(screen?.href).toContain(`${shop.address}/wp-admin/authorize-application.php?`);
		const sent = screen?.searchParams;
		expect(sent?.get('app_name')).toMatch(/^Store Analytics \(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\)$/);
		expect(sent?.get('app_id')).toMatch(
			/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
		);
		const back = new RegExp(`^${page.origin}/first-run/approved\\?state=[\\w-]{32}`);
		expect(sent?.get('success_url')).toMatch(back);
		expect(sent?.get('reject_url')).toMatch(back);
		const reply = await come(
			approvalLinks(screen ?? new URL('about:blank'), shop.address).approved,
		);
		expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
		expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
		expect(reply.headers.get('cache-control')).toBe('no-store');
		expect(await page.outcome()).toBe('open');
		expect((await page.open('/')).at).toBe(OVERVIEW);
		const [file = ''] = at.kept().filter((name) => name.endsWith('.credentials'));
		expect(JSON.parse(readFileSync(path.join(at.root, '.store', file), 'utf8'))).toMatchObject({
			shop: shop.address,
			credentials: { kind: 'application-password', ...shopKeys.user },
		});
		expect(at.said).not.toMatch(/abcd|efgh|owner/);
	});

	it('counts an answer once, and only for the browser that asked', async () => {
		const screen = (await ask()) ?? new URL('about:blank');
		const { approved } = approvalLinks(screen, shop.address);
		const { cookie } = page;
		page.cookie = '';
		expect((await come(approved)).headers.get('location')).toBe('/');
		page.cookie = cookie;
		expect(await page.state()).toMatchObject({ step: null, problem: null });
		expect(at.kept()).toEqual([]);
		const guessed = approved.replace(/state=[\w-]+/, 'state=guessed');
		expect((await come(guessed)).status).toBe(303);
		expect(await page.outcome()).toMatch(/response came too late, or a second time/);
		shop.key = 'without-rights';
		await come(approved);
		expect(await page.outcome()).toMatch(/can’t read your shop/);
		await come(approved);
		expect(await page.outcome()).toMatch(/response came too late, or a second time/);
		expect(at.kept()).toEqual([]);
	});

	it('says what to do when the user rejects it', async () => {
		const screen = (await ask()) ?? new URL('about:blank');
		const { rejected } = approvalLinks(screen, shop.address);
		expect((await come(rejected)).status).toBe(303);
		expect(await page.outcome()).toMatch(
			/was not approved in the shop, and nothing was saved. Try/,
		);
		// The page to which the shop leads shows it, and its reload does not.
		const seen = async () => /data-seen="(\d+)"/.exec((await page.open('/')).html)?.[1];
		expect([await seen(), await seen()]).toEqual(['1', '2']);
		expect(at.kept()).toEqual([]);
	});

	it('leads to a read-only key where the shop gives no passwords', async () => {
		shop.givesPasswords = false;
		expect(await ask()).toBeNull();
		const state = await page.state();
		expect(state).toMatchObject({ problem: { asksFor: 'key' } });
		expect(await page.outcome()).toMatch(
			/does not use https, so WordPress cannot approve a connection there\. Use a read-only key/,
		);
	});

	it('comes back to the name of this machine under which the page is open', async () => {
		const local = page.origin.replace('127.0.0.1', 'localhost');
		const screen = (await ask(local)) ?? new URL('about:blank');
		const { approved } = approvalLinks(screen, shop.address);
		expect(approved).toMatch(/^http:\/\/127\.0\.0\.1:/);
		const reply = await come(approved);
		expect(reply.status).toBe(303);
		expect(reply.headers.get('location')).toBe(approved.replace('127.0.0.1', 'localhost'));
		expect(await page.state()).toMatchObject({ step: null });
	});

	it('says within a second that an address does not answer, and can be cancelled', async () => {
		shop.fault = () => 'hang';
		const asked = ask();
		await shop.nextRequest();
		const began = Date.now();
		let text = '';
		while (!text.includes('has not responded yet')) {
			const state = await page.state();
			text = state === 'open' ? 'open' : state.text;
		}
		expect(Date.now() - began).toBeLessThan(1000);
		expect(await page.choose('cancel', '{}')).toBe(200);
		expect(await asked).toBeNull();
		expect(await page.state()).toMatchObject({ step: null, problem: null });
	});

	it('needs the nonce of the page', async () => {
		const reply = await page.send(new URL('/first-run/approve', page.origin), {
			method: 'POST',
			body: JSON.stringify({ address: shop.address }),
			headers: { 'content-type': 'application/json' },
		});
		expect(reply.status).toBe(401);
		expect(shop.requests).toEqual([]);
	});
});
