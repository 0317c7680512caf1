import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { importShop } from '../../sources/export/import-shop';
import { programWords } from '../../testing/own-process';
import { start, type RunningStore } from '../start';
import { runQuery } from './run-query';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');
const main = path.resolve(import.meta.dirname, '../main.ts');
const root = mkdtempSync(path.join(tmpdir(), 'store-analytics-query-command-'));
const file = path.join(root, 'shop.duckdb');
const now = '2026-11-20T12:00:00';

beforeAll(() => importShop(fixture, file));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(...words: string[]) {
	const written = { out: '', err: '' };
	const code = await runQuery([...words, '--db', file], {
		...{ root, folder: root },
		out: { write: (text) => (written.out += text) },
		err: { write: (text) => (written.err += text) },
		now: () => new Date(`${now}Z`),
	});
	return { code, ...written };
}

const cod = 'Cash on delivery';

describe('npm run query', () => {
	it('prints numbers of a range by its name, as a table, as CSV and as JSON', async () => {
		const words = ['query', '--metric=net_sales,orders', '--by=payment', '--range=last_month'];
		const [table, csv, json] = [
			await run(...words),
			await run(...words, '--format=csv'),
			await run(...words.slice(1), '--format=json'),
		];
		expect(csv).toMatchObject({ code: 0, err: '' });
		expect(csv.out.split('\n').slice(0, 2)).toEqual([
			'payment_method,net_revenue,orders_count',
			`${cod},8652.73,72`,
		]);
		expect(table.out).toMatch(/^payment_method +net_revenue +orders_count\n-+ /);
		expect(table.out).toMatch(new RegExp(`\n${cod} +8652\\.73 +72\n`));
		expect(JSON.parse(json.out)[0]).toEqual({
			...{ payment_method: cod, net_revenue: 8652.73, orders_count: 72 },
		});
	});

	it('says what an empty value means', async () => {
		const { out } = await run('query', '--metric=orders', '--by=campaign', '--range=last_month');
		expect(out).toMatch(/\n\(no campaign recorded\) +\d+\n/);
	});

	it('prints totals beside those of a comparison, intervals, and rows with a value', async () => {
		const { out } = await run('--compare=previous_period', '--format=json');
		expect(JSON.parse(out)).toEqual([
			{
				...{ net_revenue: 15196.53, orders_count: 141 },
				...{ compared_net_revenue: 14027.05, compared_orders_count: 131 },
			},
		]);
		const filtered = await run('--where=payment=cod', '--interval=month', '--format=csv');
		expect(filtered.out).toBe('interval,net_revenue,orders_count\n2026-10,8652.73,72\n');
	});

	it('prints the rows of a report, and how current the data are', async () => {
		const days = '--range=2026-10-01..2026-10-31';
		const products = await run('report', 'products', days, '--limit=120', '--format=json');
		const rows = JSON.parse(products.out) as Record<string, unknown>[];
		expect(rows.length).toBe(52);
		expect(rows.every(({ name }) => typeof name === 'string')).toBe(true);
		const status = await run('status', '--format=csv');
		expect(status.out).toContain('orders,3000\n');
	});

	it('tells on the error stream what is wrong, with 1 from the shop and 2 from the words', async () => {
		const wrong: [string[], number, RegExp][] = [
			[['query', '--metric=net'], 1, /^There is no metric "net"\..* There are: /],
			[['query', '--by=product,coupon'], 1, /different parts of orders/],
			[['query', '--range=lately'], 2, /^--range does not know "lately"\. There are today, /],
			[['query', '--format=xml'], 2, /^--format takes one of table, csv, json, not "xml"\./],
			[['query', '--colour=red'], 2, /^--colour is not understood; see --help\./],
			[['report', 'secrets'], 2, /^There is no report "secrets"\. There are orders, /],
			[['explain'], 2, /^"explain" is not understood/],
			[['query', '--limit=5000'], 2, /^--limit takes a whole number from 1 to 1000/],
		];
		for (const [words, code, sentence] of wrong) {
			const said = await run(...words);
			expect([words, said.code, said.out]).toEqual([words, code, '']);
			expect(said.err).toMatch(sentence);
		}
	});

	it('lists its options and all names in its help', async () => {
		const { code, out } = await run('--help');
		expect(code).toBe(0);
		for (const text of ['--metric=NAME,NAME', 'last_30_days', 'avg_order_value', 'refund_reason']) {
			expect(out).toContain(text);
		}
	});
});

describe('npm start -- --mcp', () => {
	let server: RunningStore | undefined;
	const clients: Client[] = [];
	afterAll(async () => {
		await Promise.all(clients.map((client) => client.close()));
		await server?.stop();
	});

	/** What an agent gets over standard input and output; the transport fails on any other output. */
	async function connect() {
		const faults: string[] = [];
		const words = [...programWords(main), '--mcp', '--db', file, '--now', now];
		const transport = new StdioClientTransport({
			...{ command: process.execPath, args: words, stderr: 'pipe' },
		});
		const client = new Client({ name: 'a-test', version: '1.0.0' });
		client.onerror = (error) => faults.push(String(error));
		await client.connect(transport);
		clients.push(client);
		return { client, faults };
	}

	it('answers an agent from the file, and commands from the server as soon as one runs', async () => {
		const { client, faults } = await connect();
		const query = async () => {
			const asked = { dimensions: ['payment_method'], range: 'last_month' };
			const { structuredContent } = await client.callTool({ name: 'query', arguments: asked });
			return structuredContent;
		};
		const october = { totals: { net_revenue: 15196.53, orders_count: 141 } };
		expect(await query()).toMatchObject(october);
		await client.close();

		const out: string[] = [];
		const started = await start(['--port', '0', '--db', file, '--now', now], {
			...{ root, folder: root },
			out: { write: (text) => out.push(text) },
			err: { write: (text) => out.push(text) },
		});
		if (typeof started === 'string') throw new Error(out.join(''));
		server = started;
		const words = ['query', '--metric=orders', '--range=last_month', '--format=csv'];
		expect((await run(...words)).out).toBe('orders_count\n141\n');
		expect(faults).toEqual([]);
	});
});
