import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import type { Registry } from '../resource';

type Values = Record<string, unknown>;

/** Names for the next request, and the requests in flight by their names. */
interface Batches {
	waiting: { names: Set<string>; values: Promise<Values> } | undefined;
	flying: Map<string, Promise<Values>>;
}

const batchesByRegistry = new WeakMap<Registry, Batches>();

/** How long names are collected, in milliseconds (S7.options.1). */
const window = 1;

function batchesOf(registry: Registry): Batches {
	const known = batchesByRegistry.get(registry);
	if (known) return known;
	const created: Batches = { waiting: undefined, flying: new Map() };
	batchesByRegistry.set(registry, created);
	return created;
}

function send(batches: Batches, names: string): Promise<Values> {
	const flying = batches.flying.get(names);
	if (flying) return flying;
	const sent = request({
		path: paths.options,
		query: { options: names },
		parse: (reply) => (isDictionary(reply) ? reply : {}),
	}).finally(() => batches.flying.delete(names));
	batches.flying.set(names, sent);
	return sent;
}

function open(batches: Batches): NonNullable<Batches['waiting']> {
	const names = new Set<string>();
	const values = new Promise<void>((resolve) => setTimeout(resolve, window)).then(() => {
		batches.waiting = undefined;
		return send(batches, [...names].sort().join(','));
	});
	return { names, values };
}

/** Requests one option. All names within a millisecond share one request, and equal batches share one response. */
export async function loadOption(registry: Registry, name: string): Promise<unknown> {
	const batches = batchesOf(registry);
	batches.waiting ??= open(batches);
	batches.waiting.names.add(name);
	const values = await batches.waiting.values;
	return values[name] ?? false;
}
