import type { RestDocument } from '../exports/rest-document';
import { collectionsOf, ShopCollection, type ExportFiles, type ShopEntry } from './shop-data';

/** A response of the shop's REST. */
export interface ShopReply {
	readonly status: number;
	readonly body: unknown;
	readonly total?: number;
	readonly pages?: number;
}

const DOWNLOADS = '/wc-analytics/reports/downloads';

/** The implementation of a simulated shop's REST. */
export class ShopRest {
	readonly collections: Map<string, ShopCollection>;
	/** `/wc/v3/refunds` exists since WooCommerce 9.0. */
	hasRefundsRoute = true;

	constructor(private readonly files: ExportFiles) {
		this.collections = collectionsOf(files);
	}

	/** One of the shop's collections, by route. */
	collection(route: string): ShopCollection {
		const found = this.collections.get(route);
		if (!found) throw new Error(`The simulated shop has no ${route}.`);
		return found;
	}

	/** A setting of the shop; tests may change it. */
	setting(file: keyof ExportFiles, id: string): Record<string, unknown> {
		const found = (this.files[file] as RestDocument[]).find((setting) => setting['id'] === id);
		if (!found) throw new Error(`The simulated shop has no setting ${id}.`);
		return found;
	}

	/** The response of `/wp-json/`. */
	index(): object {
		const { title, timezone } = this.files['wp-settings.json'] as Record<string, string>; // as in exports
		const isOffset = /^[+-]/.test(timezone ?? '');
		return {
			name: title,
			timezone_string: isOffset ? '' : timezone,
			gmt_offset: isOffset ? Number(timezone?.slice(0, 3)) + Number(timezone?.slice(4)) / 60 : -5,
			namespaces: ['wp/v2', 'wc/v3', 'wc-analytics'],
			authentication: {},
		};
	}

	/** `as` is the authenticated sender: only users may read WordPress's own settings. */
	respond(route: string, query: URLSearchParams, as: 'key' | 'user'): ShopReply {
		const single = this.single(route, as);
		if (single !== undefined) return { status: 200, body: single };
		const entry = this.entry(route);
		if (entry) return entry;
		const [collection, parent] = this.find(route);
		if (!collection) {
			return {
				status: 404,
				body: {
					code: 'rest_no_route',
					message: 'No route was found matching the URL and request method.',
					data: { status: 404 },
				},
			};
		}
		return route === DOWNLOADS
			? page(
					downloadsSince(collection, query),
					parent,
					new URLSearchParams([...query].filter(([name]) => name !== 'after')),
				)
			: page(collection, parent, query);
	}

	private single(route: string, as: 'key' | 'user'): unknown {
		const group = /^\/wc(?:\/v3|-analytics)\/settings\/(\w+)$/.exec(route)?.[1];
		if (group) return this.files[`settings-${group.replace('_', '-')}.json` as keyof ExportFiles];
		switch (route) {
			case '/wc/v3/system_status':
				return this.files['store.json'];
			case '/wc/v3/data/countries':
				return this.files['countries.json'];
			case '/wc/v3/payment_gateways':
				return this.files['payment-gateways.json'] ?? [];
			case '/wc/v3/taxes/classes':
				return this.files['tax-classes.json'] ?? [];
			case '/wp/v2/settings':
				return as === 'user' ? this.files['wp-settings.json'] : undefined;
			default:
				return undefined;
		}
	}

	/** An entry of a collection by id. */
	private entry(route: string): ShopReply | null {
		const ofOrder = route.replace(/^\/wc\/v3\/orders\/\d+(\/refunds\/\d+)$/, '/wc/v3$1');
		const [, outer = '', id] = /^(\/wc\/v3\/[a-z/]+)\/(\d+)$/.exec(ofOrder) ?? [];
		const collection = this.collections.get(outer);
		if (!collection) return null;
		const found = collection.get(Number(id));
		if (found) return { status: 200, body: found.document() };
		const body = { code: 'woocommerce_rest_invalid_id', message: 'Invalid ID.' };
		return { status: 404, body: { ...body, data: { status: 404 } } };
	}

	private find(route: string): [ShopCollection | undefined, number | null] {
		const inner = /^(\/wc\/v3\/[a-z/]+)\/(\d+)\/([a-z]+)$/.exec(route);
		if (inner) {
			const [, outer = '', id, name = ''] = inner;
			const of = name === 'refunds' ? '/wc/v3/refunds' : `${outer}/${name}`;
			return [this.collections.get(of), Number(id)];
		}
		const isHidden = route === '/wc/v3/refunds' && !this.hasRefundsRoute;
		const isInner = /variations$|terms$/.test(route);
		return [isHidden || isInner ? undefined : this.collections.get(route), null];
	}
}

/** Downloads since the requested time; WooCommerce's own report starts a week ago by default. */
function downloadsSince(all: ShopCollection, query: URLSearchParams): ShopCollection {
	const week = 7 * 86_400_000;
	const at = (document: RestDocument) => Date.parse(`${String(document['date_gmt'])}Z`);
	const documents = all.newestFirst().map((entry) => entry.document());
	const newest = Math.max(...documents.map(at));
	const since = Date.parse(query.get('after') ?? new Date(newest - week).toISOString());
	const found = new ShopCollection();
	for (const document of documents) if (at(document) >= since) found.put(document);
	return found;
}

function page(
	collection: ShopCollection,
	parent: number | null,
	query: URLSearchParams,
): ShopReply {
	const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
	const isPaged = !(query.size === 0 && collection.size > 100);
	const perPage = number('per_page', isPaged ? 10 : 100);
	if (perPage < 1 || perPage > 100) {
		return {
			status: 400,
			body: { code: 'rest_invalid_param', message: 'Invalid parameter(s): per_page' },
		};
	}
	const found = matching(collection, parent, query);
	const start = query.has('offset') ? number('offset', 0) : (number('page', 1) - 1) * perPage;
	const documents = found.slice(start, start + perPage).map((entry) => entry.document());
	return {
		status: 200,
		body: documents.map((document) => pick(document, query.get('_fields'))),
		total: found.length,
		pages: Math.ceil(found.length / perPage),
	};
}

function matching(
	collection: ShopCollection,
	parent: number | null,
	query: URLSearchParams,
): readonly ShopEntry[] {
	const bound = (name: string) => query.get(name);
	if ((bound('before') ?? bound('after') ?? bound('modified_after')) && !bound('dates_are_gmt')) {
		throw new Error('The simulated shop knows dates in UTC only.');
	}
	const status = bound('status') ?? 'any';
	const include = bound('include')?.split(',').map(Number);
	const users = bound('users')?.split(',').map(Number);
	const [before, after, modified] = ['before', 'after', 'modified_after'].map(bound);
	const found = collection
		.newestFirst()
		.filter(
			(entry) =>
				(parent === null || entry.parent === parent) &&
				(['any', 'all'].includes(status) ? entry.status !== 'trash' : entry.status === status) &&
				(!before || entry.created < before) &&
				(!after || entry.created > after) &&
				(!modified || entry.modified > modified) &&
				(!include || include.includes(entry.id)) &&
				(!users || users.includes(Number(entry.document()['user_id']))),
		);
	return sorted(found, bound('orderby') ?? 'date', bound('order') ?? 'desc');
}

function sorted(found: readonly ShopEntry[], by: string, order: string): readonly ShopEntry[] {
	const turned = (list: readonly ShopEntry[]) => (order === 'asc' ? [...list].reverse() : list);
	if (by === 'id') return turned([...found].sort((one, other) => other.id - one.id));
	if (by === 'date_last_active') {
		const active = (entry: ShopEntry) => String(entry.document()['date_last_active'] ?? '');
		return turned([...found].sort((one, other) => (active(one) < active(other) ? 1 : -1)));
	}
	if (by === 'modified') {
		return turned(
			[...found].sort((one, other) =>
				one.modified === other.modified
					? other.id - one.id
					: one.modified < other.modified
						? 1
						: -1,
			),
		);
	}
	return turned(found);
}

function pick(document: RestDocument, fields: string | null): RestDocument {
	if (fields === null) return document;
	return Object.fromEntries(
		fields.split(',').flatMap((name) => (name in document ? [[name, document[name]]] : [])),
	);
}
