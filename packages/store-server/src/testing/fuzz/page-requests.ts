import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from './fuzz-request';
import { odd } from './values';

/** Screens with orders, lists and records, and screens without data. */
const screens = [
	'/',
	'/analytics/overview',
	'/analytics/revenue',
	'/analytics/orders',
	'/analytics/data',
	'/analytics/settings',
	'/customers',
	'/orders/7',
	'/products/1',
	'/analytics/nowhere',
];

const period = fc.constantFrom(
	'today',
	'week',
	'last_quarter',
	'year',
	'custom',
	'further-4-weeks',
);
const compare = fc.constantFrom('none', 'previous_year', 'same_weekdays', 'custom');
const day = fc.constantFrom('2026-10-01', '2026-11-20', '0001-01-01', '9999-12-31', '2026-02-30');

const words = odd.map((value) =>
	typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
);
const often = (meant: Arbitrary<string>) =>
	fc.oneof({ weight: 4, arbitrary: meant }, { weight: 1, arbitrary: words });

const range = {
	period: often(period),
	compare: often(compare),
	after: often(day),
	before: often(day),
	interval: often(fc.constantFrom('hour', 'day', 'week', 'year')),
	chart: often(fc.constantFrom('net_revenue', 'orders_count')),
	token: words,
};

/** The app's pages, with preloaded responses. */
const screen = fc
	.tuple(
		often(fc.constantFrom(...screens)),
		fc.record(range, { requiredKeys: [] }),
		fc.subarray(Object.keys(range), { maxLength: 5 }),
	)
	.map(([path, values, kept]) => ({
		page: 'wc-admin',
		path,
		...Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name))),
	}))
	.map((query) => get(`/wp-admin/admin.php?${new URLSearchParams(query).toString()}`));

const exported = 'woocommerce_admin_download_report_csv';

const wordpressPages = ['index.php', 'edit.php', 'users.php', 'user-edit.php', 'post.php'];

/** Pages of WordPress, which redirect to the app or are missing here, and files of exports. */
const elsewhere = fc
	.tuple(
		fc.constantFrom(...wordpressPages, '', 'admin.php', 'admin-ajax.php', '%00', '..%2f..%2fetc'),
		fc.dictionary(
			fc.constantFrom('page', 'post', 'post_type', 'user_id', 'id', 'action', 'filename', 'token'),
			fc.oneof(words, fc.constantFrom('wc-orders', 'product', 'rest-nonce', '7', exported)),
			{ maxKeys: 3 },
		),
	)
	.map(([page, query]) => get(`/wp-admin/${page}?${new URLSearchParams(query).toString()}`));

const form = fc.dictionary(
	fc.constantFrom('token', 'redirect_to', '_wpnonce', 'everywhere', '__proto__'),
	words,
	{ maxKeys: 4 },
);

/** Guesses of the access token come from many addresses, so that the throttle is not their only response. */
const guess = fc
	.tuple(
		fc.oneof(
			form.map((fields) => new URLSearchParams(fields).toString()),
			fc.constant('%&=\u0000'),
		),
		fc.constantFrom('', '?action=logout', '?redirect_to=%0d%0a', '?loggedout'),
		fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'a/b'),
		fc.integer({ min: 1, max: 254 }),
	)
	.map(([payload, search, type, host]) => ({
		method: 'POST' as const,
		url: `/wp-login.php${search}`,
		payload,
		headers: { 'content-type': type },
		remoteAddress: `203.0.113.${host}`,
	}));

const asked = fc
	.dictionary(fc.constantFrom('redirect_to', 'loggedout', 'action', 'token'), words, { maxKeys: 3 })
	.map((query) => get(`/wp-login.php?${new URLSearchParams(query).toString()}`));

const operations = fc
	.tuple(
		fc.constantFrom('/healthz', '/metrics', '/', '/wp-admin', '/first-run/state', '/nowhere'),
		words,
	)
	.map(([path, value]) => get(`${path}?${new URLSearchParams({ value }).toString()}`));

/** Requests besides REST; the sampler treats each kind like a route. */
export const pages: readonly Arbitrary<FuzzRequest>[] = [
	screen,
	screen,
	elsewhere,
	guess,
	asked,
	operations,
];

function get(url: string): FuzzRequest {
	return { method: 'GET', url: url.slice(0, 12_000) };
}
