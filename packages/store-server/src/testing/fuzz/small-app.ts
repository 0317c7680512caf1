import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const range = { after: '{primary.after}', before: '{primary.before}' };
const compared = { after: '{secondary.after}', before: '{secondary.before}' };
const chart = { order: 'asc', interval: '{interval}', per_page: 100 };

/** The first queries of two screens, in the form that a build writes (scripts/app/preloaded-queries.mjs). */
const queries = {
	'/analytics/revenue': {
		free: ['chart'],
		queries: [
			{ kind: 'stats', endpoint: 'revenue', query: { ...chart, ...range } },
			{ kind: 'stats', endpoint: 'revenue', query: { ...chart, ...compared } },
		],
	},
	'/analytics/orders': {
		free: ['chart'],
		queries: [
			{ kind: 'stats', endpoint: 'orders', query: { ...chart, ...range } },
			{ kind: 'items', endpoint: 'orders', query: { ...range, page: 1, per_page: 25 } },
		],
	},
};

/** Writes an app with an empty script, so that its pages are served; returns the folder. */
export function smallApp(below: string): string {
	const folder = path.join(below, 'app');
	mkdirSync(folder);
	writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.0123456789.js" }');
	writeFileSync(path.join(folder, 'app.0123456789.js'), '');
	writeFileSync(path.join(folder, 'preloaded-queries.json'), JSON.stringify(queries));
	return folder;
}
