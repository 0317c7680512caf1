import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database';
import type { Damage, DamageKind } from '../../database/failures';

/** The health of a server: it responds, has no shop yet, its database fails, or something has happened to its file. */
type Health = 'ready' | 'no store' | 'broken' | DamageKind;

/** The same with what is known about it. */
interface HealthReport {
	readonly status: Health;
	/** When it was noticed, in ISO 8601. */
	readonly since?: string;
	/** What is wrong and what to do, without data of the shop. */
	readonly message?: string;
}

/** Milliseconds after which a silent database counts as busy, which is no reason to restart it. */
const PATIENCE = 1000;

/**
 * `GET /healthz`, public: whether the server is ready, without data of the shop; else 503. `more` is for requests with
 * the access token: the problems of its shops.
 */
export function registerHealth(
	app: FastifyInstance,
	health: () => Promise<HealthReport> | HealthReport,
	more: (request: FastifyRequest) => object | Promise<object> = () => ({}),
): void {
	app.get('/healthz', async (request, reply) => {
		const report = await health();
		return reply
			.code(report.status === 'ready' ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ ...report, ...(await more(request)) });
	});
}

/** What is known about a damaged store; undefined for one that is whole. */
export function reportOf(damage: Damage | null | undefined): HealthReport | undefined {
	if (!damage) return undefined;
	const { kind, since, message } = damage;
	return { status: kind, since: since.toISOString(), message };
}

/** Checks a database; concurrent checks share one query. */
export class DatabaseHealth {
	private asking: Promise<HealthReport> | null = null;

	/** `damage` is what is known about its file. */
	constructor(
		private readonly database: Database,
		private readonly damage: () => Damage | null | undefined = () => null,
	) {}

	async look(): Promise<HealthReport> {
		this.asking ??= this.ask().finally(() => (this.asking = null));
		const late = setTimeout(PATIENCE, { status: 'ready' } as const, { ref: false });
		const report = await Promise.race([this.asking, late]);
		return reportOf(this.damage()) ?? report;
	}

	private ask(): Promise<HealthReport> {
		return this.database.all('SELECT 1 AS one').then(
			() => ({ status: 'ready' as const }),
			() => ({ status: 'broken' as const }),
		);
	}
}
