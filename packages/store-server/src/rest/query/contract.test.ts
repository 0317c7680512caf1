import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { queryContract, type QueryContract } from '@store-analytics/rest-api/contract';
import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import type { StoreDatabase } from '../../database/store-database';
import { restApp } from '../../testing/rest-app';
import { importSmall, orderDocument } from '../../testing/small-export';

let database: StoreDatabase;
let app: FastifyInstance;
let readers: FastifyInstance;
let contract: QueryContract;
let accepts: Record<'query' | 'changes', ValidateFunction>;
let answers: Record<'query' | 'changes', ValidateFunction>;

beforeAll(async () => {
	database = await importSmall({ 'orders.json': [orderDocument(1)] });
	app = await restApp(database);
	// Reads requests as ever, and finds nothing: whether a request is right does not depend on orders.
	const reader: Database = {
		all: (sql, parameters) => database.all(sql, parameters),
		run: () => Promise.reject(new Error('Nothing writes.')),
		transaction: () => Promise.reject(new Error('Nothing writes.')),
		close: () => Promise.resolve(),
		readReport: () => Promise.resolve([]),
	};
	readers = await restApp(reader);
	contract = (await app.inject('/wp-json/store-analytics/v1/schema')).json<QueryContract>();
	const ajv = new Ajv2020({ allowUnionTypes: true });
	accepts = {
		query: ajv.compile(contract.query.request),
		changes: ajv.compile(contract.changes.request),
	};
	answers = {
		query: ajv.compile(contract.query.response),
		changes: ajv.compile(contract.changes.response),
	};
});
afterAll(async () => {
	await Promise.all([app.close(), readers.close()]);
	await database.close();
});

async function ask(name: 'query' | 'changes', payload: unknown, whom = app) {
	const reply = await whom.inject({
		method: 'POST',
		url: `/wp-json/store-analytics/v1/${name}`,
		payload: JSON.stringify(payload),
	});
	return { status: reply.statusCode, body: reply.json<{ message?: string }>() };
}

/** What only the server can know (`further_rules`). */
const beyondSchema =
	/Only one of these|refunds are none|Rows can be sorted by|before it begins|Intervals need a limit|more than 10,000 intervals|rows of it do not add up|numbers of the same query/;

const right = <Value>(...values: Value[]) => fc.constantFrom(...values);
const march = { after: '2026-03-01', before: '2026-03-31' };
const range = right<unknown>(march, { after: '2026-03-01T12:00:00', before: '2026-03-01' });
const filter = right<unknown>(
	{ dimension: 'device', is: ['Mobile', null] },
	{ dimension: 'weekday', is: 1, is_unknown: false },
	{ dimension: 'hour', is_not: ['23', 4, ''] },
	{ dimension: 'customer_type', is: 'new' },
	{ dimension: 'billing_city', is: [] },
);
const someOf = (...values: string[]) => fc.uniqueArray(right(...values), { maxLength: 3 });
const dimensions = someOf('device', 'product', 'billing_country', 'hour', 'refund_reason');
const about = {
	dimensions,
	filters: fc.array(filter, { maxLength: 3 }),
	date_type: right('date_created', 'date_paid', 'date_completed'),
};
const valid = {
	query: fc.record(
		{
			...about,
			metrics: someOf('net_revenue', 'orders_count', 'refunds_count'),
			range,
			compare: range,
			interval: right('day', 'week', 'month'),
			sort: right('net_revenue', 'device'),
			order: right('asc', 'desc'),
			limit: right(1, 20, 1000),
			offset: right(0, 3),
		},
		{ requiredKeys: ['range'] },
	),
	changes: fc.record(
		{ ...about, metric: right('net_revenue', 'refunds'), range, compare: range },
		{ requiredKeys: ['metric', 'range', 'compare'] },
	),
};

/** Values that no field takes, and some that only other fields take. */
const wrong = fc.constantFrom<unknown>(
	...[null, true, 0, -1, 1.5, 1001, 1e300, '', '5', 'device', 'net_revenu', 'sideways'],
	...[[], {}, [null], [5], [{}], ['device', 'device'], ['device_type'], [['device']]],
	...[[{ dimension: 'device' }], [{ dimension: 'devise', is: 'x' }], [{ is: ['x'] }]],
	...[[{ dimension: 'hour', is: 24 }], [{ dimension: 'hour', is: [{}] }]],
	...[[{ dimension: 'device', is: 'x', like: 'y' }], [{ dimension: 'device', is_unknown: 1 }]],
	...[{ after: '2026-03-01' }, { after: '2026-13-01', before: '2026-12-31' }],
	...[{ after: '2026-03-01', before: '2026-03-01T24:00:00' }],
	...[{ after: '2026-03-01', before: '2026-03-31', until: '2026-03-31' }],
	Array.from({ length: 21 }, () => 'net_revenue'),
);
const fields = ['metric', 'metrics', 'dimensions', 'filters', 'range', 'compare', 'interval'];
const field = right(
	...fields,
	'sort',
	'order',
	'limit',
	'offset',
	'date_type',
	'dimension',
	'Limit',
);

describe('The schema of the contract', () => {
	it.each(['query', 'changes'] as const)(
		'judges a request for %s as the server does, whatever is wrong with it',
		async (name) => {
			const seen = { right: 0, wrong: 0 };
			const mistaken = fc.tuple(valid[name], fc.array(fc.tuple(field, wrong), { maxLength: 1 }));
			await fc.assert(
				fc.asyncProperty(mistaken, async ([request, mistakes]) => {
					const sent = { ...request, ...Object.fromEntries(mistakes) };
					const { status, body } = await ask(name, sent, readers);
					const isRight = accepts[name](sent);
					const isAnswered = status === 200 || beyondSchema.test(body.message ?? '');
					expect([isRight, body.message]).toEqual([
						isRight ? isAnswered : status !== 400,
						body.message,
					]);
					seen[isRight ? 'right' : 'wrong'] += 1;
				}),
				{ numRuns: 200, seed: 38 },
			);
			expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(25);
		},
	);

	it.each([
		['query', { interval: 'month', compare: march, dimensions: ['device', 'product'] }],
		['changes', { metric: 'net_revenue', compare: { ...march, before: '2026-03-02' } }],
	] as const)('describes the response to %s with %j', async (name, request) => {
		const { body } = await ask(name, { range: march, ...request });
		expect([answers[name](body), answers[name].errors]).toEqual([true, null]);
	});

	it('names every metric and dimension that the lists name, and the limits', async () => {
		const listed = async (name: string) =>
			(await app.inject(`/wp-json/store-analytics/v1/${name}`)).json<{ key: string }[]>();
		const names = (property: string) =>
			JSON.stringify(Object(contract.query.request['properties'])[property].items.enum);
		expect(names('metrics')).toBe(JSON.stringify((await listed('metrics')).map(({ key }) => key)));
		expect(names('dimensions')).toBe(JSON.stringify(dimensionMeanings.map(({ key }) => key)));
		expect(contract).toMatchObject({
			version: 1,
			limits: { dimensions: 3, metrics: 20, rows: 1000, intervals: 10_000 },
		});
		expect(contract).toEqual(
			JSON.parse(JSON.stringify(queryContract({ ordersAlone: false, fullRefunds: false }))),
		);
	});

	it.each([
		[{ dimension: ['device'] }, 'There is no field "dimension". Did you mean dimensions?'],
		[{ limit: '5' }, 'limit is a whole number, not "5".'],
	])('has a server that says what is wrong with %j', async (mistake, sentence) => {
		const asked = { range: march, ...mistake };
		const { status, body } = await ask('query', asked);
		expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
	});
});
