import type { Database } from '../database/database';
import { fetchRows, raw, sql } from '../database/sql';
import { RestError } from './router/errors';
import { route, type Route } from './router/route';
import { contextArgument } from './router/schema';

const path = '/wc/v3/payment_gateways';
const single = `${path}/:id([\\w-]+)`;
const id = { type: 'string', required: true } as const;

interface Setting {
	readonly type?: string;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly value: unknown;
}

interface Gateway {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly order: number | string;
	readonly enabled: boolean;
	readonly settings: Readonly<Record<string, Setting>>;
}

/** `GET payment_gateways`. */
const readGateways: Route = route({
	path,
	args: contextArgument,
	async handle({ context, features, restUrl }) {
		const rows = await fetchRows<{ body: string }>(
			context.database,
			raw('SELECT body FROM payment_gateways ORDER BY position'),
		);
		return {
			data: rows.map(({ body }) => writeGateway(parse(body), restUrl)),
			...(features.countedGateways && { total: rows.length, totalPages: 1 }),
		};
	},
});

/** `GET payment_gateways/{id}`. */
const readGateway: Route = route({
	path: single,
	args: { ...contextArgument, id },
	handle: async ({ args, context, restUrl }) => ({
		data: writeGateway(await findGateway(context.database, args.id), restUrl),
	}),
});

/** `PUT payment_gateways/{id}`: title, description, order, enabled, and `settings` as values by name. */
const writeGatewayRoute: Route = route({
	path: single,
	method: 'EDIT',
	changes: 'payments',
	args: {
		id,
		title: { type: 'string' },
		description: { type: 'string' },
		order: { type: 'integer' },
		enabled: { type: 'boolean' },
		settings: { type: 'object' },
	},
	async handle({ args, context, restUrl }) {
		const { id: wanted, settings, ...fields } = args;
		const given = Object.fromEntries(
			Object.entries(fields).filter(([, value]) => value !== undefined),
		);
		const changed = await context.database.transaction(async (database) => {
			const gateway = await findGateway(database, wanted);
			const next = {
				...gateway,
				...given,
				settings: withValues(gateway.settings, Object.entries(settings ?? {})),
			};
			await database.run('UPDATE payment_gateways SET body = ? WHERE id = ?', [
				JSON.stringify(next),
				wanted,
			]);
			return next;
		});
		return { data: writeGateway(changed, restUrl) };
	},
});

async function findGateway(database: Database, wanted: string): Promise<Gateway> {
	const [row] = await fetchRows<{ body: string }>(
		database,
		sql`SELECT body FROM payment_gateways WHERE id = ${wanted}`,
	);
	if (!row) {
		throw new RestError(
			'woocommerce_rest_payment_gateway_invalid',
			'Resource does not exist.',
			404,
		);
	}
	return parse(row.body);
}

/** Settings that the gateway does not have are left alone. */
function withValues(
	settings: Gateway['settings'],
	values: readonly [string, unknown][],
): Gateway['settings'] {
	const known = values.flatMap(([name, value]): [string, Setting][] => {
		const setting = settings[name];
		return setting ? [[name, { ...setting, value: checked(setting, value) }]] : [];
	});
	return { ...settings, ...Object.fromEntries(known) };
}

function checked({ type, options }: Setting, value: unknown): unknown {
	const isChoice = type === 'select' || type === 'radio';
	const isWrong =
		(type === 'checkbox' && value !== 'yes' && value !== 'no') ||
		(isChoice && !Object.hasOwn(options ?? {}, String(value)));
	if (isWrong) {
		throw new RestError('rest_setting_value_invalid', 'An invalid setting value was passed.', 400);
	}
	return value;
}

function parse(body: string): Gateway {
	// Written by the importer, the demo shop and the route above in this shape.
	return JSON.parse(body) as Gateway;
}

function writeGateway(gateway: Gateway, restUrl: (path: string) => string): object {
	const collection = restUrl(path);
	return {
		...gateway,
		_links: {
			self: [{ href: `${collection}/${gateway.id}` }],
			collection: [{ href: collection }],
		},
	};
}

/** How customers may pay. */
export const paymentGatewayRoutes: readonly Route[] = [
	readGateways,
	readGateway,
	writeGatewayRoute,
];
