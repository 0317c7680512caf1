import { isDeepStrictEqual } from 'node:util';
import { agentOf, type Agent } from './agent';
import type { ServedSite } from './served-site';

/** One check: what holds, and what was found where it does not. */
export interface Check {
	readonly title: string;
	readonly passed: boolean;
	readonly found?: unknown;
}

const ours = ['query', 'changes', 'explain', 'metrics', 'dimensions', 'rows', 'freshness'];
const SETTINGS = 'store-analytics/v1/agents';
const NAMELESS = /^Customer #\d+$/;

/** Asks a shop with and without the settings, as three users. */
export async function checkAdapter(site: ServedSite): Promise<Check[]> {
	const [admin, reader] = await Promise.all(['admin', 'reader'].map((user) => connect(site, user)));
	if (!admin || !reader) throw new Error('Two users connect.');
	try {
		return [
			...(await whileOff(admin, site)),
			...(await onceOn(admin, site)),
			...(await namesOf(admin, reader, site)),
			await refused(site),
			...(await offAgain(admin)),
		];
	} finally {
		await Promise.all([admin.close(), reader.close()]);
	}
}

const connect = (site: ServedSite, user: string) =>
	agentOf(site.address, user, site.passwords[user] ?? '');

async function whileOff(admin: Agent, site: ServedSite): Promise<Check[]> {
	const listed = await admin.abilities();
	const run = await admin.run('query', { range: site.range });
	return [
		check('With the setting off, the adapter lists none of our abilities', listed, []),
		{ title: '… and runs none', passed: run.refusal !== undefined, found: run },
	];
}

async function onceOn(admin: Agent, site: ServedSite): Promise<Check[]> {
	await admin.rest(SETTINGS, { is_public: true });
	const listed = (await admin.abilities()).map((name) => name.split('/')[1]);
	const told = await Promise.all(ours.map((name) => admin.describe(name)));
	const schemas = told.filter(
		({ data }) =>
			Object(data?.['input_schema']).type === 'object' &&
			Object(data?.['output_schema']).type === 'object',
	);
	const asked = { dimensions: ['payment_method'], range: site.range };
	const { data, refusal } = await admin.run('query', asked);
	const { note, ...answer } = data ?? {};
	const byRest = await admin.rest('store-analytics/v1/query', asked);
	return [
		check('With the setting on, it lists all seven', listed.sort(), [...ours].sort()),
		check('… with schemas of what they take and give', schemas.length, ours.length),
		{
			title: 'A query says what REST says',
			passed: isDeepStrictEqual(withoutTexts(answer), withoutTexts(byRest)) && Boolean(note),
			found: refusal ?? { answer, byRest },
		},
		await sameAsWooCommerce(admin, site, answer),
	];
}

/** Links and texts of a shop have a form of their own for agents. */
function withoutTexts(answer: object): unknown {
	return JSON.parse(
		JSON.stringify(answer, (key, value: unknown) =>
			['link', 'links', 'labels', 'label'].includes(key) ? undefined : value,
		),
	);
}

async function sameAsWooCommerce(admin: Agent, site: ServedSite, answer: object): Promise<Check> {
	const { after, before } = site.range;
	const range = `after=${after}T00:00:00&before=${before}T23:59:59`;
	const theirs = await admin.rest(`wc-analytics/reports/revenue/stats?interval=year&${range}`);
	const { orders_count: orders, net_revenue: net } = Object(theirs['totals']) as Totals;
	const { orders_count, net_revenue } = Object(Object(answer).totals) as Totals;
	return {
		title: `… which are the totals of WooCommerce’s own report (${orders} orders)`,
		passed: orders > 0 && orders_count === orders && Math.abs(net_revenue - net) < 0.005,
		found: { orders, net, orders_count, net_revenue },
	};
}

interface Totals {
	readonly orders_count: number;
	readonly net_revenue: number;
}

async function namesOf(admin: Agent, reader: Agent, site: ServedSite): Promise<Check[]> {
	const names = async (agent: Agent) => {
		const { data, refusal } = await agent.run('rows', { of: 'customers', range: site.range });
		const rows = (data?.['rows'] ?? []) as readonly { readonly customer: unknown }[];
		return rows.length > 0 ? rows.map(({ customer }) => customer) : [refusal];
	};
	const nameless = (found: readonly unknown[]) =>
		found.every((name) => NAMELESS.test(String(name)));
	const one = await names(admin);
	await admin.rest(SETTINGS, { personal_data: true });
	const [both, byReader] = [await names(admin), await names(reader)];
	await admin.rest(SETTINGS, { personal_data: false });
	return [
		{ title: 'Customers have no names', passed: nameless(one), found: one },
		{
			title: '… until the second setting is on',
			passed: both.length === one.length && both.every((name) => Object(name).shop_text),
			found: both,
		},
		{
			title: '… and never for a user who may not list users',
			passed: nameless(byReader),
			found: byReader,
		},
	];
}

async function refused(site: ServedSite): Promise<Check> {
	const title = 'A user who may not see reports is refused';
	const found = await connect(site, 'visitor').then(
		async (visitor) => {
			const answer = await visitor.run('query', { range: site.range });
			await visitor.close();
			return answer;
		},
		(problem: unknown) => ({ refusal: String(problem) }),
	);
	return { title, passed: found.refusal !== undefined, found };
}

async function offAgain(admin: Agent): Promise<Check[]> {
	const log = await admin.rest(`${SETTINGS}/calls`);
	await admin.rest(SETTINGS, { is_public: false });
	const calls = log['calls'] as readonly unknown[];
	return [
		{
			title: 'The log has the calls',
			passed: calls.length >= 4,
			found: calls,
		},
		check('Off again, nothing is listed', await admin.abilities(), []),
	];
}

function check(title: string, found: unknown, expected: unknown): Check {
	return { title, passed: isDeepStrictEqual(found, expected), found };
}
