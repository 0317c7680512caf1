import { askFor } from '../ask';
import { changesInput, changesOutput, queryInput, queryOutput, withNames } from '../schemas';
import { SHOP_TEXT_NOTE, withDays, type Tool } from '../tool';

type Data = Readonly<Record<string, unknown>>;

/** Numbers by dimensions: the query behind every screen. */
export const query: Tool = {
	name: 'query',
	title: 'Query numbers',
	description:
		'Answers which numbers, by what, for which days: net sales by country last month, orders per day, refunds by reason. Rows are sorted and totals included. Metrics and dimensions are listed by the tools of these names.',
	input: queryInput(),
	output: queryOutput(),
	async run(args, { ask }) {
		const body = await withDays(withNames(args), ask);
		const data = await askFor<Data>(ask, '/store-analytics/v1/query', body);
		return { note: SHOP_TEXT_NOTE, ...data };
	},
};

/** What changed between two ranges. */
export const changes: Tool = {
	name: 'changes',
	title: 'What changed',
	description:
		'Explains the change of one number between two ranges in exact parts, the greatest first. Parts and rest add up to the change, to the cent. Without dimensions it chooses those that stand out.',
	input: changesInput(),
	output: changesOutput(),
	async run(args, { ask }) {
		const body = await withDays(withNames(args), ask);
		const data = await askFor<Data>(ask, '/store-analytics/v1/changes', body);
		return { note: SHOP_TEXT_NOTE, ...data };
	},
};
