import type { FastifyInstance } from 'fastify';
import { tools } from '../../../packages/store-server/src/mcp/tools';
import type { CountedShop } from '../support/counted-shop';
import { rounded, without } from '../support/query-in-wordpress';
import { abilityRunner } from './run-abilities';

type Body = Readonly<Record<string, unknown>>;

const october = { after: '2026-10-01', before: '2026-10-31' };
const year = { after: '2025-12-01', before: '2026-11-20' };
const mobile = [{ dimension: 'device', is: ['Mobile'] }];
const ofCategory = [{ dimension: 'category', is: ['16'] }];

const explained = [
	...['net_revenue', 'total_sales', 'gross_sales', 'orders_count', 'num_items_sold', 'taxes'],
	...['shipping', 'coupons', 'refunds', 'avg_order_value', 'avg_items_per_order', 'refund_rate'],
	...['total_customers', 'new_customers', 'repeat_rate', 'refunds_count', 'coupons_count'],
].map((metric) => ['explain', { metric, range: october }] as const);

const listed = ['orders', 'products', 'customers'].flatMap((of) => [
	['rows', { of, range: october, limit: 100 }] as const,
	['rows', { of, range: year, filters: mobile, limit: 20, offset: 30 }] as const,
	['rows', { of, range: october, filters: ofCategory }] as const,
]);

const asked: readonly (readonly [string, Body])[] = [
	...explained,
	['explain', { metric: 'net_revenue', range: year, filters: mobile }],
	...listed,
];

/** Links of answers are whole, so each host has its own. */
const FOLDER = 'http://127.0.0.1/wp-admin/';
const withoutFolders = (answer: unknown): Body =>
	// as: an answer, whose links are texts
	JSON.parse(JSON.stringify(answer).replaceAll(/"https?:\/\/[^"/]+\/wp-admin\//g, '"')) as Body;

/** Where wp-admin keeps orders is for the shop to say. */
const withoutLink = (row: Body) => without('link', row);

/** Tests that tools of a store server and abilities of WordPress, asked for the same, answer the same. */
export function describeSameAnswers(shop: () => CountedShop, app: () => FastifyInstance): void {
	const ask = async ({ path, body }: { readonly path: string; readonly body?: object }) => {
		const reply = await app().inject({
			method: body ? 'POST' : 'GET',
			url: `/wp-json${path}`,
			headers: { 'content-type': 'application/json' },
			...(body && { payload: JSON.stringify(body) }),
		});
		const total = reply.headers['x-wp-total'];
		return {
			status: reply.statusCode,
			data: reply.json<unknown>(),
			total: total === undefined ? null : Number(total),
		};
	};

	describe('Tools and abilities', () => {
		it('explain numbers and list rows alike', async () => {
			const answers = abilityRunner(shop)(asked);
			expect(JSON.stringify(answers[0])).toMatch(/"link":"https?:[^"]+\/wp-admin\/admin\.php/);
			for (const [index, [name, args]] of asked.entries()) {
				const tool = tools.find((one) => one.name === name);
				const told = await tool?.run(args, { ask, personal: false, address: async () => FOLDER });
				const theirs = without('note', withoutFolders(told));
				const ours = withoutFolders(answers[index] ?? {});
				const common = Object.fromEntries(Object.keys(theirs).map((key) => [key, ours[key]]));
				const isOrders = args['of'] === 'orders';
				const rows = isOrders ? { rows: (ours['rows'] as readonly Body[]).map(withoutLink) } : {};
				expect([name, args, rounded({ ...common, ...rows })]).toEqual([
					name,
					args,
					rounded(theirs),
				]);
			}
		});
	});
}
