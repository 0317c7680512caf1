import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ask, type RestRequest } from './ask';
import type { Site } from './site';

/** Files with the response of one route. `status=any` of products excludes the trash, as in wp-admin. */
const routes: Readonly<Record<string, { path: string; query?: Record<string, unknown> }>> = {
	orders: { path: '/wc/v3/orders', query: { order: 'asc', orderby: 'id' } },
	refunds: { path: '/wc/v3/refunds', query: { order: 'asc', orderby: 'id' } },
	products: { path: '/wc/v3/products', query: { order: 'asc', orderby: 'id' } },
	'products-trashed': {
		path: '/wc/v3/products',
		query: { status: 'trash', order: 'asc', orderby: 'id' },
	},
	categories: { path: '/wc/v3/products/categories', query: { order: 'asc', orderby: 'id' } },
	coupons: { path: '/wc/v3/coupons', query: { order: 'asc', orderby: 'id' } },
	'coupons-trashed': {
		path: '/wc/v3/coupons',
		query: { status: 'trash', order: 'asc', orderby: 'id' },
	},
	'tax-rates': { path: '/wc/v3/taxes' },
	customers: { path: '/wc/v3/customers', query: { role: 'all', order: 'asc', orderby: 'id' } },
	'analytics-customers': { path: '/wc-analytics/reports/customers' },
	'analytics-downloads': {
		path: '/wc-analytics/reports/downloads',
		query: { after: '2020-01-01T00:00:00', before: '2030-01-01T00:00:00' },
	},
	reviews: { path: '/wc/v3/products/reviews', query: { status: 'all' } },
	notes: { path: '/wc-analytics/admin/notes' },
};

/** Files with one response without pages. */
const whole: Readonly<Record<string, string>> = {
	attributes: '/wc/v3/products/attributes',
	'tax-classes': '/wc/v3/taxes/classes',
	countries: '/wc/v3/data/countries',
	'payment-gateways': '/wc/v3/payment_gateways',
	'settings-general': '/wc/v3/settings/general',
	'settings-products': '/wc/v3/settings/products',
	'settings-tax': '/wc/v3/settings/tax',
	'settings-wc-admin': '/wc-analytics/settings/wc_admin',
	settings: '/wp/v2/settings',
	status: '/wc/v3/system_status',
	options: '/wc-admin/options',
};

const OLD_REFUNDS = 'woocommerce_analytics_uses_old_full_refund_data';

type Row = Readonly<Record<string, unknown>>;

/**
 * Exports the shop over REST as its owner would: one file for each collection, with all pages joined. REST does not
 * return a time zone that is an offset, so the owner provides it.
 */
export function exportShop(site: Site, folder: string, timeZone: string): void {
	mkdirSync(folder, { recursive: true });
	const names = [...Object.keys(routes), ...Object.keys(whole)];
	const replies = askFor(site, [
		...Object.values(routes).map((route): RestRequest => ({ method: 'GET', ...route, all: true })),
		...Object.values(whole).map((place): RestRequest => ({
			method: 'GET',
			path: place,
			...(place === whole.options && { query: { options: OLD_REFUNDS } }),
		})),
	]);
	const files = Object.fromEntries(names.map((name, index) => [name, replies[index]]));
	const { settings, status, options, ...rest } = files;
	const nested = childrenOf(site, rows(files.products), rows(files.attributes));
	const documents = {
		...rest,
		...nested,
		'wp-settings': wordPressSettings(row(settings), timeZone),
		store: storeOf(row(status), row(options)),
	};
	for (const [name, document] of Object.entries(documents)) {
		writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(document));
	}
}

function askFor(site: Site, requests: readonly RestRequest[]): unknown[] {
	return ask(site, requests).map(({ status, body }, index) => {
		if (status !== 200) {
			throw new Error(
				`The shop responded ${status} to ${requests[index]?.path}: ${JSON.stringify(body)}`,
			);
		}
		return body;
	});
}

/** Variations and terms, which have no route of their own. */
function childrenOf(site: Site, products: readonly Row[], attributes: readonly Row[]) {
	const variable = products.filter(({ type }) => type === 'variable');
	const replies = askFor(site, [
		...variable.map(({ id }): RestRequest => ({
			method: 'GET',
			path: `/wc/v3/products/${String(id)}/variations`,
			query: { order: 'asc', orderby: 'id' },
			all: true,
		})),
		...attributes.map(({ id }): RestRequest => ({
			method: 'GET',
			path: `/wc/v3/products/attributes/${String(id)}/terms`,
			all: true,
		})),
	]);
	return {
		variations: replies.slice(0, variable.length).flatMap(rows),
		'attribute-terms': replies
			.slice(variable.length)
			.flatMap((terms, index) =>
				rows(terms).map((term) => ({ ...term, attribute_id: attributes[index]?.id })),
			),
	};
}

function wordPressSettings(settings: Row, timeZone: string): Row {
	const { title, timezone, date_format, time_format, start_of_week, language } = settings;
	return {
		title,
		timezone: timezone || timeZone,
		date_format,
		time_format,
		start_of_week,
		language: language || 'en_US',
	};
}

function storeOf({ environment, database, settings }: Row, options: Row): Row {
	return {
		wc_version: row(environment).version,
		wp_version: row(environment).wp_version,
		wc_database_version: row(database).wc_database_version,
		...(options[OLD_REFUNDS] ? { uses_old_full_refund_data: options[OLD_REFUNDS] } : {}),
		default_timezone: 'UTC',
		settings,
	};
}

function rows(value: unknown): Row[] {
	return Array.isArray(value) ? value.map(row) : [];
}

function row(value: unknown): Row {
	// as: the shop's REST API sends it, and the code only reads it by name
	return typeof value === 'object' && value !== null ? (value as Row) : {};
}
