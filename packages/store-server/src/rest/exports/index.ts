import { __ } from '@wordpress/i18n';
import type { ExportsOverview } from '@store-analytics/rest-api';
import type { Exports } from '../../exports/exports';
import { KEPT_EXPORTS } from '../../exports/jobs/export-jobs';
import { ExportRequestError, readExportRequest } from '../../exports/request';
import { schemaDocument } from '../../exports/schema-document';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import type { StoreContext } from '../store-context';
import { reportRows } from './report-rows';

/** The path of all routes of exports; the file of one is not among them (`server/pages/export-download`). */
const path = '/store-analytics/v1/exports';
const oneExport = `${path}/:id([0-9]{14}-[0-9a-f]{12})`;
const oneSaved = `${path}/saved/:id([0-9a-f]{16})`;

const id = { id: { type: 'string', required: true } } as const;

/** What a request for an export may say; `readExportRequest` checks it. */
const choice = {
	tables: { type: 'array', items: { type: 'string' }, maxItems: 20 },
	report: { type: 'string' },
	format: { type: 'string' },
	since: { type: 'string' },
	until: { type: 'string' },
	personal: { type: 'boolean', default: false },
} as const;

/** `GET …/exports/schema`: the tables of facts with their columns, units and meaning (`SchemaDocument`), with versions. */
const schema: Route = route({
	path: `${path}/schema`,
	handle: () => ({ data: schemaDocument() }),
});

/** `GET …/exports`: all exports and saved exports (`ExportsOverview`). */
const list: Route = route({
	path,
	handle: async ({ context }) => ({ data: await overview(exportsOf(context)) }),
});

/**
 * `POST …/exports`: starts an export of facts, or of a report's rows, and responds with its state (202). Days are the
 * shop's, both included. Personal columns are left out unless `personal` is true.
 * @example { "tables": ["orders", "refunds"], "format": "parquet", "since": "2026-10-01", "until": "2026-10-31" }
 */
const start: Route = route({
	path,
	method: 'POST',
	changes: 'own',
	args: choice,
	handle: (call) =>
		checked(async () => {
			const exports = exportsOf(call.context);
			const request = readExportRequest(call.args);
			const rows = await reportRows(request, call);
			return { data: exports.jobs.start(request, { rows }).info, status: 202 };
		}),
});

/** `GET …/exports/{id}`: the state of an export (`ExportInfo`). */
const read: Route = route({
	path: oneExport,
	args: id,
	async handle({ args, context }) {
		const info = await exportsOf(context).jobs.get(args.id);
		if (!info) throw unknown();
		return { data: info };
	},
});

/** `POST …/exports/{id}/cancel`: ends a waiting or running export; nothing of it stays. */
const cancel: Route = route({
	path: `${oneExport}/cancel`,
	method: 'POST',
	changes: 'own',
	args: id,
	async handle({ args, context }) {
		const exports = exportsOf(context);
		if (!(await exports.jobs.cancel(args.id))) throw unknown();
		return { data: await overview(exports) };
	},
});

/** `DELETE …/exports/{id}`: deletes a finished or failed export with its files. */
const remove: Route = route({
	path: oneExport,
	method: 'DELETE',
	changes: 'own',
	args: id,
	async handle({ args, context }) {
		const exports = exportsOf(context);
		if (!(await exports.jobs.remove(args.id))) throw unknown();
		return { data: await overview(exports) };
	},
});

const saved = {
	...choice,
	name: { type: 'string' },
	covers: { type: 'string' },
	every: { type: 'string' },
	at: { type: 'string' },
	to: { type: 'object' },
	secret: { type: 'string' },
} as const;

/** `POST …/exports/saved`: saves an export that repeats (`SavedExport`, and `secret` for a bucket). */
const save: Route = route({
	path: `${path}/saved`,
	method: 'POST',
	changes: 'own',
	args: saved,
	handle: ({ args, context }) =>
		checked(async () => ({ data: await exportsOf(context).saved.save(args), status: 201 })),
});

/** `POST …/exports/saved/{id}`: changes it. Without `secret`, a bucket with the same address and access key keeps its own. */
const change: Route = route({
	path: oneSaved,
	method: 'EDIT',
	changes: 'own',
	args: { ...saved, ...id },
	handle: ({ args, context }) =>
		checked(async () => {
			const changed = await exportsOf(context).saved.save(args, args.id);
			if (!changed) throw unknown();
			return { data: changed };
		}),
});

/** `POST …/exports/saved/{id}/run`: runs it now, besides its regular runs. */
const run: Route = route({
	path: `${oneSaved}/run`,
	method: 'POST',
	changes: 'own',
	args: id,
	async handle({ args, context }) {
		const started = await exportsOf(context).saved.run(args.id);
		if (!started) throw unknown();
		return { data: started, status: 202 };
	},
});

/** `DELETE …/exports/saved/{id}`: it does not repeat any more. Its files stay. */
const forget: Route = route({
	path: oneSaved,
	method: 'DELETE',
	changes: 'own',
	args: id,
	async handle({ args, context }) {
		const exports = exportsOf(context);
		if (!(await exports.saved.remove(args.id))) throw unknown();
		return { data: await overview(exports) };
	},
});

async function overview({ jobs, saved: repeating, folder }: Exports): Promise<ExportsOverview> {
	return {
		exports: await jobs.list(),
		saved: await repeating.list(),
		folder,
		kept: KEPT_EXPORTS,
	};
}

function exportsOf({ exports }: StoreContext): Exports {
	if (exports) return exports;
	const message = __('This shop has no file to export.', 'store-analytics');
	throw new RestError('store_analytics_no_exports', message, 404);
}

async function checked<Reply>(handle: () => Promise<Reply>): Promise<Reply> {
	try {
		return await handle();
	} catch (error) {
		if (!(error instanceof ExportRequestError)) throw error;
		throw new RestError('store_analytics_invalid_export', error.message, 400);
	}
}

function unknown(): RestError {
	const message = __('There is no such export. It may have been deleted.', 'store-analytics');
	return new RestError('store_analytics_invalid_export_id', message, 404);
}

/** Exports of all data: once, and repeating. */
export const allExportRoutes: readonly Route[] = [
	...[schema, list, start, read, cancel, remove],
	...[save, change, run, forget],
];
