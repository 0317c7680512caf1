import { createReduxStore } from '@wordpress/data';
import type { StoredNotice } from '../platform/notices/stored-notices';

interface NoticeOptions extends Partial<Omit<StoredNotice, 'status' | 'content'>> {
	/** Context of the notice; `global` by default. */
	context?: string;
	/** False disables the announcement. */
	speak?: boolean;
}

type State = Readonly<Record<string, readonly StoredNotice[]>>;

type Action =
	| { type: 'CREATE_NOTICE'; context: string; notice: StoredNotice }
	| { type: 'REMOVE_NOTICES'; context: string; isOut: (notice: StoredNotice) => boolean };

const nothing: readonly StoredNotice[] = [];
let made = 0;

/** Creates a store of notices with a name, like WordPress's `core/notices` and WooCommerce's `core/notices2`. */
export function createNoticesStore(name: string) {
	return createReduxStore(name, { reducer, actions, selectors });
}

function reducer(state: State = {}, action: Action | { type: string }): State {
	if (!isOurs(action)) return state;
	const { context } = action;
	const before = state[context] ?? nothing;
	if (action.type === 'REMOVE_NOTICES') {
		return { ...state, [context]: before.filter((notice) => !action.isOut(notice)) };
	}
	const { notice } = action;
	return { ...state, [context]: [...before.filter(({ id }) => id !== notice.id), notice] };
}

function isOurs(action: { type: string }): action is Action {
	return action.type === 'CREATE_NOTICE' || action.type === 'REMOVE_NOTICES';
}

function createNotice(status = 'info', content = '', options: NoticeOptions = {}): Action {
	const { context = 'global', speak = true, ...given } = options;
	const text = String(content);
	const notice: StoredNotice = {
		isDismissible: true,
		actions: [],
		type: 'default',
		__unstableHTML: false,
		icon: null,
		explicitDismiss: false,
		onDismiss: null,
		...given,
		id: given.id ?? `${context}${++made}`,
		status,
		content: text,
		spokenMessage: speak ? text : null,
	};
	return { type: 'CREATE_NOTICE', context, notice };
}

function remove(context: string, isOut: (notice: StoredNotice) => boolean): Action {
	return { type: 'REMOVE_NOTICES', context, isOut };
}

const of = (status: string) => (content: string, options?: NoticeOptions) =>
	createNotice(status, content, options);

const actions = {
	createNotice,
	createSuccessNotice: of('success'),
	createInfoNotice: of('info'),
	createErrorNotice: of('error'),
	createWarningNotice: of('warning'),
	removeNotice: (id: string, context = 'global') => remove(context, (notice) => notice.id === id),
	removeNotices: (ids: readonly string[], context = 'global') =>
		remove(context, ({ id }) => ids.includes(id)),
	removeAllNotices: (type = 'default', context = 'global') =>
		remove(context, (notice) => notice.type === type),
};

const selectors = {
	getNotices: (state: State, context = 'global') => state[context] ?? nothing,
};
