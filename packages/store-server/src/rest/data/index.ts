import { route, type Route } from '../router/route';

/** What lies under `data`, with a line on each. */
const resources = {
	continents: 'List of supported continents, countries, and states.',
	countries: 'List of supported states in a given country.',
	currencies: 'List of supported currencies.',
	'download-ips': 'An endpoint used for searching download logs for a specific IP address.',
} as const;

/** `GET data`. */
export const dataIndex: Route = route({
	path: '/wc-analytics/data',
	handle: ({ restUrl }) => ({
		data: Object.entries(resources).map(([slug, description]) => ({
			slug,
			description,
			_links: {
				self: [{ href: restUrl(`/wc-analytics/data/${slug}`) }],
				collection: [{ href: restUrl('/wc-analytics/data') }],
			},
		})),
	}),
});
