import { __ } from '@wordpress/i18n';
import type { Database } from '../../database/database';
import { readOption, setOption } from '../admin/options';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

const path = '/wc-admin/onboarding/tasks';
const HIDDEN = 'woocommerce_task_list_hidden_lists';

/** The lists of things to do. An embedded store is set up when it is made, so nothing is on them. */
const lists = [
	{
		id: 'setup',
		title: () => __('Get ready to start selling', 'store-analytics'),
		prefix: 'tasklist_',
		progress: true,
	},
	{
		id: 'extended',
		title: () => __('Things to do next', 'store-analytics'),
		prefix: 'extended_tasklist_',
		progress: false,
	},
	{ id: 'secret_tasklist', title: () => '', prefix: 'secret_tasklist_', progress: false },
] as const;

const ids = lists.map(({ id }) => id);

const listArguments = {
	ids: { type: 'array', items: { type: 'string', enum: ids }, default: [] },
	extended_tasks: { type: 'array' },
} as const;

const denied = new RestError(
	'woocommerce_rest_cannot_create',
	'Sorry, you are not allowed to retrieve onboarding tasks.',
	401,
);

/** `GET onboarding/tasks`; POST, with tasks of extensions, returns the same. */
const readTasks: readonly Route[] = (['GET', 'POST'] as const).map((method) =>
	route({
		path,
		method,
		changes: 'own',
		denied,
		args: listArguments,
		async handle({ args, context }) {
			const hidden = await hiddenLists(context.database);
			const wanted = lists.filter(({ id }) => args.ids.length === 0 || args.ids.includes(id));
			return { data: wanted.map((list) => writeList(list, hidden.includes(list.id))) };
		},
	}),
);

/** `POST onboarding/tasks/{list}/hide` and `…/unhide`. */
const hideList: readonly Route[] = (['hide', 'unhide'] as const).map((action) =>
	route({
		path: `${path}/:id([a-z0-9_-]+)/${action}`,
		method: 'EDIT',
		changes: 'own',
		denied,
		args: { id: { type: 'string', required: true } },
		async handle({ args, context }) {
			const list = lists.find(({ id }) => id === args.id);
			if (!list) {
				throw notThere('There is no list of tasks with that id.');
			}
			const hidden = await hiddenLists(context.database);
			const others = hidden.filter((id) => id !== list.id);
			const isHidden = action === 'hide';
			await setOption(context.database, HIDDEN, isHidden ? [...others, list.id] : others);
			return { data: writeList(list, isHidden) };
		},
	}),
);

/** `POST onboarding/tasks/{task}/snooze` and the like: there is no task that it could be done to. */
const actOnTask: readonly Route[] = (
	[
		['snooze', 'POST'],
		['undo_snooze', 'EDIT'],
		['dismiss', 'EDIT'],
		['undo_dismiss', 'EDIT'],
		['action', 'EDIT'],
	] as const
).map(([action, method]) =>
	route({
		path: `${path}/:id([a-z0-9_-]+)/${action}`,
		method,
		changes: 'own',
		denied,
		handle: () => {
			throw notThere('There is no task with that id.');
		},
	}),
);

/** `GET onboarding/tasks/status`: how far the shop is set up (gone from newer shops, kept by the specification). */
const tasksStatus: Route = route({
	path: `${path}/status`,
	denied,
	async handle({ context }) {
		const [{ settings }, [counted]] = await Promise.all([
			openShop(context),
			fetchRows<{ products: number; physical: number; rates: number; gateways: number }>(
				context.database,
				raw(`SELECT
					(SELECT COUNT(*) FROM products WHERE status = 'publish' AND type <> 'variation') AS products,
					(SELECT COUNT(*) FROM products WHERE status = 'publish' AND type <> 'variation'
						AND json_extract_string(body, '$.virtual') = 'false') AS physical,
					(SELECT COUNT(*) FROM tax_rates) AS rates,
					(SELECT COUNT(*) FROM payment_gateways
						WHERE json_extract_string(body, '$.enabled') = 'true') AS gateways`),
			),
		]);
		return {
			data: {
				hasProducts: (counted?.products ?? 0) > 0,
				hasPhysicalProducts: (counted?.physical ?? 0) > 0,
				hasPaymentGateway: (counted?.gateways ?? 0) > 0,
				hasHomepage: false,
				isTaxComplete: settings.calculatesTaxes && (counted?.rates ?? 0) > 0,
				shippingZonesCount: 0,
			},
		};
	},
});

async function hiddenLists(database: Database): Promise<readonly string[]> {
	const hidden = await readOption(database, HIDDEN);
	return Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : ids;
}

function writeList(list: (typeof lists)[number], isHidden: boolean): object {
	return {
		id: list.id,
		title: list.title(),
		isHidden,
		isVisible: !isHidden,
		isComplete: false,
		tasks: [],
		eventPrefix: list.prefix,
		displayProgressHeader: list.progress,
		keepCompletedTaskList: 'no',
	};
}

function notThere(message: string): RestError {
	return new RestError('woocommerce_rest_invalid_task', message, 404);
}

export const taskRoutes: readonly Route[] = [tasksStatus, ...readTasks, ...hideList, ...actOnTask];
