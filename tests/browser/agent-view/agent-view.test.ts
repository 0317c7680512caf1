import { readFileSync } from 'node:fs';
import path from 'node:path';
import type Axe from 'axe-core';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { buildSync } from 'esbuild';
import type { Frame, Page } from 'playwright-core';
import { openPage } from '../../support/chromium';
import { TOKEN } from '../../support/stores/fixture-store';
import { browserAndStore, type AtHand } from '../support/each-test-visits';

let shared: Pick<AtHand, 'browser' | 'store'>;
let client: Client;
let html: string;
let page: Page;
/** Addresses and errors of the page: a view has neither. */
let seen: string[];

const hostScript = buildSync({
	entryPoints: [path.resolve(__dirname, '../support/agent-host.ts')],
	...{ bundle: true, format: 'iife', target: 'es2022', write: false, logLevel: 'error' },
}).outputFiles[0]?.text;
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

browserAndStore((both) => (shared = both));

beforeAll(async () => {
	client = new Client({ name: 'a-test', version: '1.0.0' });
	await client.connect(
		new StreamableHTTPClientTransport(new URL(`${shared.store.origin}/mcp`), {
			requestInit: { headers: { authorization: `Bearer ${TOKEN}` } },
		}),
	);
	const { tools } = await client.listTools();
	const shown = tools.filter(({ _meta: meta }) => meta?.['ui']);
	expect(shown.map(({ name }) => name)).toEqual(['query', 'changes']);
	const uri = Object(shown[0]?._meta?.['ui']).resourceUri as string;
	const { contents } = await client.readResource({ uri });
	expect(contents[0]?.mimeType).toBe('text/html;profile=mcp-app');
	html = String(Object(contents[0]).text);
});
afterAll(() => client.close());

beforeEach(async () => {
	page = await openPage(shared.browser, { viewport: { width: 390, height: 800 } });
	seen = [];
	page.on('request', (request) => seen.push(request.url()));
	page.on('pageerror', (error) => seen.push(error.message));
	page.on('console', (line) => line.type() === 'error' && seen.push(line.text()));
	await page.exposeFunction('callTool', (name: string, args: Record<string, unknown>) =>
		client.callTool({ name, arguments: args }),
	);
	await page.addScriptTag({ content: hostScript ?? '' });
});
afterEach(async () => {
	await page.context().close();
});

/** Opens the view in a client, and returns its frame. */
async function view(theme: 'light' | 'dark', locale = 'en-US', canCall = true): Promise<Frame> {
	await page.evaluate(([text, context, can]) => window.showView(text, context, can), [
		html,
		{ theme, locale },
		canCall,
	] as const);
	const frame = page.frames()[1];
	if (!frame) throw new Error('The client shows no view.');
	return frame;
}

const october = { range: '2026-10-01..2026-10-31' };
const september = { after: '2026-09-01', before: '2026-09-30' };

async function show(name: string, args: Record<string, unknown>, given?: CallToolResult) {
	const result = given ?? (await client.callTool({ name, arguments: args }));
	await page.evaluate(([asked, reply]) => window.sendResult(asked, reply), [args, result] as const);
}

const rowsOf = (frame: Frame) => frame.locator('tbody tr').allInnerTexts();

/** The rules that the view breaks. */
const faultsOf = async (frame: Frame) => {
	await frame.evaluate(axe);
	return frame.evaluate(async () => {
		const { axe: judge } = window as unknown as { axe: typeof Axe }; // as: the script above sets it
		const { violations } = await judge.run(document);
		return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
	});
};

describe('The view of a query in a dark client on a phone', () => {
	it('shows totals, chart and table of the shop, by keyboard too, and loads nothing', async () => {
		const frame = await view('dark');
		const asked = { ...october, dimensions: ['payment'], metrics: ['net_sales', 'orders'] };
		await show('query', { ...asked, compare: september });
		await frame.locator('.woocommerce-chart__series path').first().waitFor();
		// The export's own orders and refunds of October, and those of September.
		const totals = await frame.getByRole('navigation', { name: 'Totals' }).innerText();
		expect(totals).toMatch(/\$15,196\.53[^]*vs \$14,027\.05[^]*141[^]*vs 131/);
		const [first = ''] = await rowsOf(frame);
		expect(first.split('\t')).toEqual([
			...['Cash on delivery', '$8,652.73', '+$594.64 (+7%)', '72'],
			expect.anything(),
		]);
		const lines = frame.locator('.woocommerce-chart__series path');
		const colors = await lines.evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
		expect(new Set(colors.filter((color) => color !== 'none')).size).toBeGreaterThan(2);
		expect(await faultsOf(frame)).toEqual([]);
		await frame.getByRole('button', { name: /^Net sales/ }).focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		const sorted = (await rowsOf(frame)).map((row) => row.split('\t')[0]);
		expect(sorted.indexOf('Cash on delivery')).toBe(sorted.length - 1);
		const heights = await page.locator('iframe').evaluate((one) => one.clientHeight);
		expect(heights).toBeGreaterThan(600);
		await frame.getByRole('button', { name: 'Open in Analytics' }).click();
		// The frame tells its host by a message.
		const opened = await page.waitForFunction(() => window.openedLinks[0]);
		const link = await opened.jsonValue();
		expect(link).toContain(
			`${shared.store.origin}/wp-admin/admin.php?page=wc-admin&path=/analytics`,
		);
		expect(seen).toEqual([]);
	});

	it('writes a name of the shop as text, whatever is in it', async () => {
		const frame = await view('light', 'en-US', false);
		const asked = { ...october, dimensions: ['payment'] };
		const result = await client.callTool({ name: 'query', arguments: asked });
		const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
		const renamed = JSON.parse(
			JSON.stringify(result).replaceAll('"Cash on delivery"', JSON.stringify(name)),
		) as CallToolResult;
		await show('query', asked, renamed);
		await frame.getByText('<img src=x onerror').waitFor();
		expect(await frame.locator('img, #root script').count()).toBe(0);
		expect(await frame.title()).toBe('Store Analytics');
		// Without calls of tools there is no chart, and the table says all.
		expect(await frame.locator('.woocommerce-chart').count()).toBe(0);
		expect(seen).toEqual([]);
	});
});

describe('The view of changes', () => {
	it('shows parts that add up, in a client’s light theme and after its theme changes', async () => {
		const frame = await view('light');
		const args = { metric: 'net_sales', dimensions: ['payment'], compare: september };
		await show('changes', { ...october, ...args });
		await frame.getByRole('heading', { name: 'What changed: Net sales' }).waitFor();
		const [first = ''] = await rowsOf(frame);
		expect(first.split('\t')).toEqual([
			...['Cash on delivery', '$8,058.09', '$8,652.73', '+$594.64 (+7%)'],
		]);
		expect(await faultsOf(frame)).toEqual([]);
		const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(await ground()).toBe('rgb(255, 255, 255)');
		await page.evaluate(() => window.changeContext({ theme: 'dark' }));
		await frame.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
		expect(await ground()).toBe('rgb(31, 33, 36)');
	});
});

describe('The view without numbers', () => {
	it.each([
		['de-DE', 'Wird geladen …', 'Die Anfrage wurde abgebrochen.'],
		['ja', '読み込んでいます…', 'リクエストは取り消されました。'],
		['en-US', 'Loading…', 'The request was canceled.'],
	])('waits and ends in the language of the client (%s)', async (locale, waiting, ended) => {
		const frame = await view('light', locale);
		await frame.getByText(waiting).waitFor();
		await page.evaluate(() => window.cancel());
		await frame.getByText(ended).waitFor();
	});

	it('says why: refused, unreadable, or nothing sold', async () => {
		const frame = await view('dark');
		await show('query', { range: 'lately' });
		await frame.getByRole('alert').getByText('There is no range "lately".').waitFor();
		await show('query', {}, { content: [] });
		await frame.getByRole('alert').getByText('Your app did not pass on any numbers.').waitFor();
		await show('query', { range: '2019-01-01..2019-01-31', dimensions: ['payment'] });
		await frame.getByText('No data to display').waitFor();
		expect(await faultsOf(frame)).toEqual([]);
		expect(seen).toEqual([]);
	});
});
