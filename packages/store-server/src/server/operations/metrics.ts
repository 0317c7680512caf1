import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RestAccess } from '../../rest/router/access';
import type { SyncStatus } from '@store-analytics/rest-api';
import type { Load } from '../../database/semaphore';
import type { StoreFile } from '../../database/store-database';
import { version } from '../../base/version';
import { routeName } from '../../rest/router/route-name';

/** Seconds; a report of a year takes hundredths. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Milliseconds that a scrape waits for the sync state from the database; then it returns the last known one. */
const PATIENCE = 1000;

/** A store with metrics. */
interface MeasuredStore {
	/** The sync state, undefined while no shop is connected; absent if none ever will be. */
	syncStatus?(): Promise<SyncStatus> | SyncStatus | undefined;
	/** The store's file; without it there is no size. */
	readonly storeFile?: StoreFile;
	/** The shop's name, if there are several. */
	readonly labels: { readonly shop?: string };
	/** Whether it cannot be read; absent if that is not known separately. */
	isBroken?(): boolean;
}

interface MetricsOptions {
	readonly stores: readonly MeasuredStore[];
	access(request: FastifyRequest): RestAccess;
}

/**
 * Counts requests, and serves `GET /metrics` for Prometheus, only with the access token, because request counts reveal
 * facts about the shop.
 */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
	const registry = new Registry();
	countRequests(app, registry);
	addBuild(registry);
	addStores(registry, options.stores);
	addSyncs(registry, options.stores);
	addProblems(registry, options.stores);
	let watchesProcess = false;
	app.get('/metrics', async (request, reply) => {
		const access = options.access(request);
		if (access !== 'full') {
			const isGuessing = access === 'too-many-tries';
			return reply
				.code(isGuessing ? 429 : 401)
				.headers(isGuessing ? { 'retry-after': '1' } : { 'www-authenticate': 'Bearer' })
				.type('text/plain; charset=utf-8')
				.send('Send the access token as "Authorization: Bearer …".\n');
		}
		if (!watchesProcess) collectDefaultMetrics({ register: registry });
		watchesProcess = true;
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics());
	});
}

function countRequests(app: FastifyInstance, registry: Registry): void {
	const registers = [registry];
	const requests = new Counter({
		name: 'store_analytics_http_requests_total',
		help: 'Requests that were answered, by the pattern of their address.',
		labelNames: ['method', 'route', 'status'],
		registers,
	});
	const seconds = new Histogram({
		name: 'store_analytics_http_request_duration_seconds',
		help: 'Time from a request to the end of its response, by the pattern of its address: reports are one each.',
		labelNames: ['route'],
		buckets: BUCKETS,
		registers,
	});
	app.addHook('onResponse', async (request, reply) => {
		const route = routeName(request);
		requests.inc({ method: methodOf(request), route, status: reply.statusCode });
		seconds.observe({ route }, reply.elapsedTime / 1000);
	});
}

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

function methodOf({ method }: FastifyRequest): string {
	return METHODS.has(method) ? method : 'other';
}

function addBuild(registry: Registry): void {
	const build = new Gauge({
		name: 'store_analytics_build_info',
		help: 'Version of Store Analytics and of Node.',
		labelNames: ['version', 'node'],
		registers: [registry],
	});
	build.set({ version, node: process.version }, 1);
}

function addStores(registry: Registry, stores: readonly MeasuredStore[]): void {
	const measured = stores.flatMap(({ storeFile, labels }) =>
		storeFile ? [{ storeFile, labels }] : [],
	);
	if (measured.length === 0) return;
	const kinds = ['read', 'write'] as const;
	const statements = (state: keyof Load, help: string) =>
		new Gauge({
			name: `store_analytics_statements_${state}`,
			help,
			labelNames: ['kind', 'shop'],
			registers: [registry],
			collect() {
				for (const { storeFile, labels } of measured) {
					for (const kind of kinds) this.set({ ...labels, kind }, storeFile.load()[kind][state]);
				}
			},
		});
	statements('running', 'Statements and transactions that the database works on.');
	statements('waiting', 'Statements and transactions that wait for their turn.');
	new Gauge({
		name: 'store_analytics_store_size_bytes',
		help: 'Size of the store on disk, with what is not yet written into its file.',
		labelNames: ['shop'],
		registers: [registry],
		collect() {
			for (const { storeFile, labels } of measured) {
				this.set(labels, sizeOf(storeFile.file) + sizeOf(`${storeFile.file}.wal`));
			}
		},
	});
}

function sizeOf(file: string): number {
	return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function addSyncs(registry: Registry, stores: readonly MeasuredStore[]): void {
	const followed = stores.flatMap(({ syncStatus, labels }) =>
		syncStatus ? [{ labels, look: latest(async () => syncStatus()) }] : [],
	);
	if (followed.length === 0) return;
	const gauge = (name: string, help: string, valueOf: (status: SyncStatus | null) => number) =>
		new Gauge({
			name: `store_analytics_sync_${name}`,
			help,
			labelNames: ['shop'],
			registers: [registry],
			async collect() {
				const told = await Promise.all(followed.map(({ look }) => look()));
				followed.forEach(({ labels }, index) => {
					const status = told[index];
					if (status !== undefined) this.set(labels, valueOf(status));
				});
			},
		});
	gauge(
		'age_seconds',
		'Time since the shop was last asked for its changes; NaN when it never was.',
		(status) => (Date.now() - Date.parse(status?.checkedAt ?? '')) / 1000,
	);
	gauge('failing', '1 while the shop cannot be followed.', (status) => (status?.problem ? 1 : 0));
	gauge('complete', '1 when all orders of the shop are here.', (status) =>
		status?.isComplete ? 1 : 0,
	);
}

function addProblems(registry: Registry, stores: readonly MeasuredStore[]): void {
	const looked = stores.flatMap(({ isBroken, labels }) => (isBroken ? [{ isBroken, labels }] : []));
	if (looked.length === 0) return;
	new Gauge({
		name: 'store_analytics_store_broken',
		help: '1 while the store of a shop cannot be read.',
		labelNames: ['shop'],
		registers: [registry],
		collect() {
			for (const { isBroken, labels } of looked) this.set(labels, isBroken() ? 1 : 0);
		},
	});
}

/** Concurrent calls share one query; if it is slow or fails, the last value stays. */
function latest<Value>(ask: () => Promise<Value>): () => Promise<Value | null> {
	let known: Value | null = null;
	let asking: Promise<unknown> | null = null;
	return async () => {
		asking ??= ask()
			.then((value) => (known = value))
			.catch(() => undefined)
			.finally(() => (asking = null));
		await Promise.race([asking, setTimeout(PATIENCE, null, { ref: false })]);
		return known;
	};
}
