import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../store-context';
import { noRoute, RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { TooManyKeysError, type KeyRing } from './key-ring';

const path = '/store-analytics/v1/keys';

/** `GET keys`: the shop's keys for programs, without their text. */
const listKeys: Route = route({
	path,
	handle: ({ context }) => ({ data: ringOf(context).list() }),
});

/** `POST keys` with `name`: makes a key. `secret` is its text, which no other response has. */
const makeKey: Route = route({
	path,
	method: 'POST',
	changes: 'own',
	args: {
		name: { type: 'string', required: true, maxLength: 100 },
		personal: { type: 'boolean', default: false },
	},
	async handle({ args, context }) {
		const name = args.name.trim();
		if (name === '') {
			throw refused(__('Enter a name for the key.', 'store-analytics'));
		}
		try {
			const { key, secret } = await ringOf(context).make(name, args.personal);
			return { data: { ...key, secret }, status: 201 };
		} catch (error) {
			if (!(error instanceof TooManyKeysError)) throw error;
			throw refused(__('There are 50 keys. Revoke one that no program uses.', 'store-analytics'));
		}
	},
});

/** `DELETE keys/<id>`: revokes a key at once. */
const revokeKey: Route = route({
	path: `${path}/:id([0-9a-f-]+)`,
	method: 'DELETE',
	changes: 'own',
	args: { id: { type: 'string', required: true } },
	async handle({ args, context }) {
		if (await ringOf(context).revoke(args.id)) return { data: { revoked: args.id } };
		throw new RestError(
			'store_analytics_key',
			__('This key was revoked before.', 'store-analytics'),
			404,
		);
	},
});

/** `GET calls`: what programs asked last, the newest first. */
const listCalls: Route = route({
	path: '/store-analytics/v1/calls',
	handle: ({ context }) => ({ data: ringOf(context).calls() }),
});

/** `POST calls`: notes what a program on this computer asked (`npm start -- --mcp`). */
const noteCall: Route = route({
	path: '/store-analytics/v1/calls',
	method: 'POST',
	changes: 'own',
	args: {
		what: { type: 'string', required: true, maxLength: 500 },
		rows: { type: 'integer' },
		status: { type: 'integer', required: true },
	},
	handle({ args, context }) {
		const { what, rows = null, status } = args;
		ringOf(context).note({ who: '', what, rows, status });
		return { data: null, status: 201 };
	},
});

/** Keys for programs, and their log: for the owner only. */
export const keyRoutes: readonly Route[] = [listKeys, makeKey, revokeKey, listCalls, noteCall];

function ringOf({ keys }: StoreContext): KeyRing {
	if (!keys) throw noRoute();
	return keys;
}

function refused(message: string): RestError {
	return new RestError('store_analytics_key', message, 400);
}
