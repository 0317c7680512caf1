import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { openShop } from '../../reports/shop';
import { route, type Route } from '../router/route';
import { meaningsOf, writeMetric } from './known-metrics';

/** `GET store-analytics/v1/metrics`: what queries can ask for, with unit and meaning. */
export const metrics: Route = route({
	path: '/store-analytics/v1/metrics',
	async handle({ context }) {
		const { settings } = await openShop(context);
		return { data: meaningsOf(settings.rules).map(writeMetric) };
	},
});

/** `GET store-analytics/v1/dimensions`: what queries can break down and filter by. */
export const dimensions: Route = route({
	path: '/store-analytics/v1/dimensions',
	handle: () => ({
		data: dimensionMeanings.map((meaning) => {
			const { key, grain, label } = meaning;
			return { key, label: label(), grain, above: 'above' in meaning ? meaning.above : null };
		}),
	}),
});
