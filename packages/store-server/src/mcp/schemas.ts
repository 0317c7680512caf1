import omit from 'lodash/omit.js';
import {
	compareWords,
	dimensionWords,
	metricWords,
	nameFor,
	queryContract,
	rangeWords,
} from '@store-analytics/rest-api/contract';
import type { ObjectSchema, ToolArguments } from './tool';

/** The names of metrics are those of every version of WooCommerce. */
const contract = () => queryContract({ ordersAlone: true, fullRefunds: true });

const rangeNames = Object.keys(rangeWords);

/** A range by its days, or by name. */
const namedRange = (range: unknown, names: readonly string[]) => ({
	description: 'Days of the shop, or the name of a range.',
	anyOf: [range, { type: 'string', enum: names }],
});

/** An object's properties. */
function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
	return (Object(schema) as { properties?: Readonly<Record<string, unknown>> }).properties ?? {};
}

/** Conditions on closed lists of values are left to the server: they are long, and it names the values. */
function shortFilters(filters: unknown) {
	const { items, ...list } = Object(filters) as Record<string, unknown>; // as: the contract's own schema
	return { ...list, items: omit(Object(items) as object, 'allOf') }; // as above
}

/** The schema of a request whose ranges may be named. */
function forAgents(schema: unknown): ObjectSchema {
	const { range, filters, ...properties } = propertiesOf(schema);
	return {
		...omit(Object(schema) as object, 'title', 'description'), // as above
		type: 'object',
		properties: {
			...properties,
			filters: shortFilters(filters),
			range: namedRange(range, rangeNames),
			compare: namedRange(range, [...rangeNames, ...compareWords]),
		},
	};
}

/** The body of the query, with named ranges. */
export const queryInput = (): ObjectSchema => forAgents(contract().query.request);

/** The body of changes, with named ranges. */
export const changesInput = (): ObjectSchema => {
	const schema = forAgents(contract().changes.request);
	return {
		...omit(schema, 'oneOf'),
		type: 'object',
		properties: omit(propertiesOf(schema), 'metrics'),
		required: ['metric', 'range', 'compare'],
	};
};

/** A schema with a note about the shop's texts. */
function noted(schema: unknown): ObjectSchema {
	return {
		...(Object(schema) as object),
		type: 'object',
		properties: { note: { type: 'string' }, ...propertiesOf(schema) },
	};
}

export const queryOutput = (): ObjectSchema => noted(contract().query.response);
export const changesOutput = (): ObjectSchema => noted(contract().changes.response);

/** The parts of a schema that other tools use too. */
export function partsOfQuery() {
	const { properties } = queryInput() as { properties?: Record<string, unknown> };
	const { range, filters, metrics } = properties ?? {};
	const { items } = Object(metrics) as { items?: unknown };
	return { range, filters, metric: items };
}

/** Replaces words that people use by the names of metrics and dimensions. */
export function withNames(args: ToolArguments): ToolArguments {
	const all = (names: unknown, words: Readonly<Record<string, string>>) =>
		Array.isArray(names)
			? names.map((name: unknown) => (typeof name === 'string' ? nameFor(name, words) : name))
			: names;
	const { metric, metrics, dimensions, sort } = args;
	return {
		...args,
		...(typeof metric === 'string' && { metric: nameFor(metric, metricWords) }),
		...(metrics !== undefined && { metrics: all(metrics, metricWords) }),
		...(dimensions !== undefined && { dimensions: all(dimensions, dimensionWords) }),
		...(typeof sort === 'string' && {
			sort: nameFor(nameFor(sort, metricWords), dimensionWords),
		}),
	};
}
