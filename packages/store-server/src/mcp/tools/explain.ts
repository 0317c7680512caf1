import { roundTo } from '@store-analytics/number';
import { askFor, RefusedError } from '../ask';
import { partsOfQuery, withNames } from '../schemas';
import { withDays, withLinks, type Tool } from '../tool';

interface Metric {
	readonly key: string;
	readonly label: string;
	readonly meaning: string;
	readonly formula: {
		readonly plus: readonly string[];
		readonly minus: readonly string[];
		readonly per: string | null;
		readonly rest: string | null;
	} | null;
}

interface Reply {
	readonly totals: Readonly<Record<string, number>>;
	readonly link: string | null;
	readonly rules: string;
}

const { range, filters, metric } = partsOfQuery();
const text = { type: 'string' };

/** The meaning of a number, and what it is made of. */
export const explain: Tool = {
	name: 'explain',
	title: 'Explain a number',
	description:
		'Explains one number: its value, what it means, which of WooCommerce’s rules it follows, and the numbers that it is calculated from.',
	input: {
		type: 'object',
		properties: { metric, range, filters },
		required: ['metric', 'range'],
		additionalProperties: false,
	},
	output: {
		type: 'object',
		properties: {
			metric: text,
			value: { type: 'number' },
			meaning: text,
			rules: text,
			parts: {
				type: 'array',
				description: 'Signs are +, - and / (divided by). Empty: it is counted from rows alone.',
				items: {
					type: 'object',
					properties: {
						metric: { type: ['string', 'null'] },
						label: text,
						sign: { enum: ['+', '-', '/'] },
						value: { type: 'number' },
					},
					required: ['metric', 'label', 'sign', 'value'],
				},
			},
			link: { type: ['string', 'null'] },
		},
		required: ['metric', 'value', 'meaning', 'rules', 'parts', 'link'],
	},
	async run(args, context) {
		const { ask } = context;
		const { metric: name, ...asked } = await withDays(withNames(args), ask);
		const known = await askFor<Metric[]>(ask, '/store-analytics/v1/metrics');
		const found = known.find(({ key }) => key === name);
		const { plus = [], minus = [], per = null } = found?.formula ?? {};
		const needed = [String(name), ...plus, ...minus, ...(per === null ? [] : [per])];
		const metrics = [...new Set(needed)].filter(
			(key) => key === name || known.some((one) => one.key === key),
		);
		const reply = await askFor<Reply>(ask, '/store-analytics/v1/query', { ...asked, metrics });
		if (!found) throw new RefusedError(`There is no metric "${String(name)}".`, 400);
		const { link } = await withLinks({ link: reply.link }, context);
		return {
			metric: found.key,
			value: reply.totals[found.key] ?? 0,
			meaning: found.meaning,
			rules: reply.rules,
			parts: partsOf(found, known, reply.totals),
			link,
		};
	},
};

/** The terms of a formula with their values; the rest is what they leave of a sum. */
function partsOf(
	{ key, formula }: Metric,
	known: readonly Metric[],
	totals: Readonly<Record<string, number>>,
) {
	if (!formula) return [];
	const signed = [
		...formula.plus.map((name) => ({ name, sign: '+' as const })),
		...formula.minus.map((name) => ({ name, sign: '-' as const })),
		...(formula.per === null ? [] : [{ name: formula.per, sign: '/' as const }]),
	];
	const parts = signed.map(({ name, sign }) => ({
		metric: name,
		label: known.find((one) => one.key === name)?.label ?? name,
		sign,
		value: totals[name] ?? 0,
	}));
	if (formula.rest === null || formula.per !== null) return parts;
	const sum = parts.reduce((all, { sign, value }) => all + (sign === '-' ? -value : value), 0);
	const rest = roundTo((totals[key] ?? 0) - sum, 6);
	return rest === 0
		? parts
		: [...parts, { metric: null, label: formula.rest, sign: '+' as const, value: rest }];
}
