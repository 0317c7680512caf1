import type { StoreContext } from '../store-context';
import type { Database } from '../../database/database';
import type { Features } from '../../schema/features';
import { fetchRows, sql } from '../../database/sql';
import { noteRun } from '../historical-import/batches';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { readOption, setOptions } from './options';
import {
	describedGroups,
	fiscalYearSetting,
	scheduledImportSetting,
	settingDescriptions,
} from './setting-descriptions';

/** A setting's document without its value. */
interface Setting {
	readonly id: string;
	readonly type?: string;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly [key: string]: unknown;
}

const groupName = { type: 'string', required: true } as const;

/** `GET settings/{group}`. */
export const readSettingGroup: Route = route({
	path: '/wc-analytics/settings/:group_id([\\w-]+)',
	args: { group_id: groupName },
	async handle({ args, context, features, restUrl }) {
		const settings = await findSettings(context.database, args.group_id, features);
		return {
			data: settings.map(({ setting, value }) => ({
				...setting,
				value,
				_links: links(args.group_id, setting.id, restUrl),
			})),
		};
	},
});

/** `GET settings/{group}/{id}`. */
export const readSetting: Route = route({
	path: '/wc-analytics/settings/:group_id([\\w-]+)/:id([\\w-]+)',
	args: { group_id: groupName, id: groupName },
	async handle({ args, context, features, restUrl }) {
		const { setting, value } = await findSetting(
			context.database,
			args.group_id,
			args.id,
			features,
		);
		return { data: whole(args.group_id, setting, value, restUrl) };
	},
});

/** `PUT settings/{group}/{id}`: sets one value. */
export const writeSetting: Route = route({
	path: '/wc-analytics/settings/:group_id([\\w-]+)/:id([\\w-]+)',
	method: 'EDIT',
	changes: 'settings',
	args: { group_id: groupName, id: groupName, value: {} },
	async handle({ args, context, features, restUrl }) {
		const { group_id: group, id, value } = args;
		const setting = check(await findSettableOnes(context.database, group, features), id, value);
		if (setting instanceof RestError) {
			throw setting;
		}
		await saveValues(context, new Map([[id, value]]));
		return { data: describe(whole(group, setting, value, restUrl)) };
	},
});

/**
 * `POST settings/{group}/batch` with `{ update: [ { id, value } ] }`; refused settings have their error in the
 * response.
 */
export const writeSettingBatch: Route = route({
	path: '/wc-analytics/settings/:group_id([\\w-]+)/batch',
	method: 'EDIT',
	changes: 'settings',
	args: { group_id: groupName, update: { type: 'array', items: { type: 'object' } } },
	async handle({ args, context, features, restUrl }) {
		const { database } = context;
		const entries = (args.update ?? []).map(readEntry);
		const known = await findSettableOnes(database, args.group_id, features).catch(asRefusal);
		const checked = entries.map(({ id, value }) => ({
			id,
			value,
			result: check(known, id, value),
		}));
		const valid = checked.filter(({ result }) => !(result instanceof RestError));
		await saveValues(context, new Map(valid.map(({ id, value }) => [id, value])));
		const update = checked.map(({ id, value, result }) =>
			result instanceof RestError
				? { id, error: result.body() }
				: describe(whole(args.group_id, result, value, restUrl)),
		);
		return { data: { update } };
	},
});

function readEntry(entry: unknown): { id: string; value: unknown } {
	const fields = typeof entry === 'object' && entry !== null ? entry : {};
	const id: unknown = Reflect.get(fields, 'id');
	return { id: typeof id === 'string' ? id : '', value: Reflect.get(fields, 'value') };
}

async function findSettings(database: Database, group: string, features: Features) {
	const rows = await fetchRows<{ id: string; body: string; value: string | null }>(
		database,
		sql`SELECT s.id, s.body, o.value FROM settings s LEFT JOIN options o ON o.name = s.id
			WHERE s.group_id = ${group} ORDER BY s.position`,
	);
	if (rows.length === 0 && !describedGroups.includes(group)) {
		throw new RestError('rest_setting_setting_group_invalid', 'Invalid setting group.', 404);
	}
	const stored = rows.map(({ body, value }) => {
		// Written by the importer and the demo shop from documents of this shape.
		const setting = JSON.parse(body) as Setting;
		return {
			setting: features.describedSettings ? describeUndescribed(setting) : setting,
			value: value === null ? '' : (JSON.parse(value) as unknown),
		};
	});
	return [...stored, ...(await settingsSince(database, group, stored, features))];
}

/** Settings of the shop's WooCommerce that older source data lack. */
async function settingsSince(
	database: Database,
	group: string,
	stored: readonly { setting: Setting }[],
	{ scheduledImports }: Features,
) {
	const { id } = scheduledImportSetting;
	if (
		group !== 'wc_admin' ||
		!scheduledImports ||
		stored.some(({ setting }) => setting.id === id)
	) {
		return [];
	}
	return [{ setting: scheduledImportSetting, value: (await readOption(database, id)) ?? '' }];
}

/** Includes ours, which lists leave out: those match WooCommerce's exactly, and the page contains its value. */
async function findSettableOnes(database: Database, group: string, features: Features) {
	const listed = await findSettings(database, group, features);
	const { id } = fiscalYearSetting;
	if (group !== 'wc_admin' || listed.some(({ setting }) => setting.id === id)) return listed;
	const value = (await readOption(database, id)) ?? fiscalYearSetting.default;
	return [...listed, { setting: fiscalYearSetting, value }];
}

async function findSetting(database: Database, group: string, id: string, features: Features) {
	const settings = await findSettableOnes(database, group, features);
	const found = settings.find(({ setting }) => setting.id === id);
	if (!found) {
		throw noSetting();
	}
	return found;
}

/**
 * Returns the setting to change, or why it cannot be changed; `known` are those of the group, or the reason why there
 * are none.
 */
function check(
	known: Awaited<ReturnType<typeof findSettings>> | RestError,
	id: string,
	value: unknown,
): Setting | RestError {
	if (known instanceof RestError) {
		return known;
	}
	const found = known.find(({ setting }) => setting.id === id);
	if (!found) {
		return noSetting();
	}
	return isAllowed(found.setting, value)
		? found.setting
		: new RestError('rest_setting_value_invalid', 'An invalid setting value was passed.', 400);
}

function noSetting(): RestError {
	return new RestError('rest_setting_setting_invalid', 'Invalid setting.', 404);
}

function asRefusal(error: unknown): RestError {
	if (error instanceof RestError) {
		return error;
	}
	throw error;
}

async function saveValues(
	context: StoreContext,
	values: ReadonlyMap<string, unknown>,
): Promise<void> {
	const changed = await setOptions(context.database, values);
	const { id } = scheduledImportSetting;
	if (changed.has(id) && values.get(id) === 'yes') {
		await noteRun(context);
	}
}

/** A choice must be one of the setting's; in lists every one. */
function isAllowed({ type, options }: Setting, value: unknown): boolean {
	const known = (choice: unknown) =>
		typeof choice !== 'object' && Object.hasOwn(options ?? {}, String(choice));
	switch (type) {
		case 'select':
		case 'radio':
			return known(value);
		case 'multiselect':
			return Array.isArray(value) && value.every(known);
		case 'checkbox':
			return value === 'yes' || value === 'no';
		default:
			return typeof value === 'string' || typeof value === 'number';
	}
}

/** Lists leave the description of some settings empty; the response to a change contains it. */
function describe<Document extends { id: string }>(document: Document): Document {
	const description = settingDescriptions[document.id];
	return description === undefined ? document : { ...document, description };
}

function describeUndescribed(setting: Setting): Setting {
	return setting['description'] === '' ? describe(setting) : setting;
}

function whole(group: string, setting: Setting, value: unknown, restUrl: (path: string) => string) {
	return { ...setting, value, group_id: group, _links: links(group, setting.id, restUrl) };
}

function links(group: string, id: string, restUrl: (path: string) => string) {
	const collection = restUrl(`/wc-analytics/settings/${group}`);
	return { self: [{ href: `${collection}/${id}` }], collection: [{ href: collection }] };
}
