import { askFor } from '../ask';
import { changesInput, changesOutput, queryInput, queryOutput, withNames } from '../schemas';
import {
	SHOP_TEXT_NOTE,
	withDays,
	withLinks,
	type Tool,
	type ToolArguments,
	type ToolContext,
} from '../tool';

type Data = Readonly<Record<string, unknown>>;

const prepare = (args: ToolArguments, { ask }: ToolContext) => withDays(withNames(args), ask);

async function askWithLinks(path: string, body: ToolArguments, context: ToolContext) {
	const data = await askFor<Data>(context.ask, path, body);
	return { note: SHOP_TEXT_NOTE, ...(await withLinks(data, context)) };
}

/** Numbers by dimensions: the query behind every screen. */
export const query: Tool = {
	name: 'query',
	title: 'Query numbers',
	description:
		'Answers which numbers, by what, for which days: net sales by country last month, orders per day, refunds by reason. Rows are sorted and totals included. Metrics and dimensions are listed by the tools of these names.',
	input: queryInput(),
	output: queryOutput(),
	prepare,
	run: (body, context) => askWithLinks('/store-analytics/v1/query', body, context),
};

/** What changed between two ranges. */
export const changes: Tool = {
	name: 'changes',
	title: 'What changed',
	description:
		'Explains the change of one number between two ranges in exact parts, the greatest first. Parts and rest add up to the change, to the cent. Without dimensions it chooses those that stand out.',
	input: changesInput(),
	output: changesOutput(),
	prepare,
	run: (body, context) => askWithLinks('/store-analytics/v1/changes', body, context),
};
