import { queryContract } from '@store-analytics/rest-api/contract';
import { queryMeanings, type MetricMeaning } from '@store-analytics/rest-api/metrics';
import {
	everyDimension,
	dimensionOf,
	grainOf,
	isSplitBy,
} from '@store-analytics/rest-api/dimensions';
import { openShop } from '../../reports/shop';
import { route, type Route } from '../router/route';
import { writeMetric } from './write-metric';

/** `GET store-analytics/v1/metrics`: what queries can ask for, with unit, meaning, and the dimensions that cannot split it. */
export const metrics: Route = route({
	path: '/store-analytics/v1/metrics',
	async handle({ context }) {
		const { settings } = await openShop(context);
		const data = queryMeanings(settings.rules).map((meaning) => ({
			...writeMetric(meaning),
			formula: formulaOf(meaning),
			not_by: everyDimension()
				.filter(({ grain }) => !isSplitBy(meaning.key, grain))
				.map(({ key }) => key),
		}));
		return { data };
	},
});

/** The numbers that a metric is calculated from; null if it is counted from rows alone. */
function formulaOf({ formula }: MetricMeaning) {
	if (!formula) return null;
	const named = (sign: 1 | -1) =>
		formula.terms.filter((term) => term.sign === sign).map(({ metric }) => metric);
	return {
		...{ plus: named(1), minus: named(-1), per: formula.per ?? null },
		rest: formula.rest?.() ?? null,
	};
}

/** `GET store-analytics/v1/dimensions`: what queries can break down and filter by, and what goes together with each. */
export const dimensions: Route = route({
	path: '/store-analytics/v1/dimensions',
	async handle({ context }) {
		const { settings } = await openShop(context);
		const known = queryMeanings(settings.rules).map(({ key }) => key);
		const data = everyDimension().map(({ key, grain, label, values }) => ({
			key,
			label: label(),
			grain,
			values,
			above: dimensionOf(key)?.above ?? null,
			combines_with: everyDimension()
				.filter((other) => other.key !== key && grainOf([key, other.key]) !== undefined)
				.map((other) => other.key),
			metrics: known.filter((metric) => isSplitBy(metric, grain)),
		}));
		return { data };
	},
});

/** `GET store-analytics/v1/schema`: the contract of queries and changes as JSON schema, with its version and limits. */
export const schema: Route = route({
	path: '/store-analytics/v1/schema',
	async handle({ context }) {
		const { settings } = await openShop(context);
		return { data: queryContract(settings.rules) };
	},
});
