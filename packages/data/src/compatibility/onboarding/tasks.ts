import { WC_ADMIN_NAMESPACE } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	fail,
	operate,
	receive,
	setRequesting,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type Thunk,
} from '../../resource';
import type { TaskListType, TaskType } from './task';

/** Name of the onboarding store. */
export const STORE_NAME = 'wc/admin/onboarding';

/** All task lists. */
export const taskLists = slot<readonly TaskListType[]>('taskLists');

/** Returns the path of the tasks, or of an action on one. */
export function tasksPath(...parts: readonly string[]): string {
	return [`${WC_ADMIN_NAMESPACE}/onboarding/tasks`, ...parts].join('/');
}

function patchLists(patch: (list: TaskListType) => TaskListType): Thunk<void> {
	return ({ dispatch, select }) => {
		const lists = valueOf(stateOf({ select }), taskLists) ?? [];
		dispatch(receive({ [taskLists.key()]: lists.map(patch) }));
	};
}

/** Merges fields into a task, whichever list contains it. */
export function patchTask(id: string, fields: Partial<TaskType>): Thunk<void> {
	return patchLists((list) =>
		list.tasks.some((task) => task.id === id)
			? {
					...list,
					tasks: list.tasks.map((task) => (task.id === id ? { ...task, ...fields } : task)),
				}
			: list,
	);
}

/** Merges fields into a list of tasks. */
function patchTaskList(id: string, fields: Partial<TaskListType>): Thunk<void> {
	return patchLists((list) => (list.id === id ? { ...list, ...fields } : list));
}

/** The four actions around one change: start, success, failure, and the change itself. */
interface Change<Thing> {
	request(id: string): Thunk<void>;
	success(thing: Thing): Thunk<void>;
	error(id: string, error: unknown): Thunk<void>;
	/** Shows the change at once and sends it. Reverts it and rejects when the shop refuses. */
	run(id: string): Thunk<Promise<Thing>>;
}

function change<Thing extends { id: string }>(
	operation: string,
	pathPart: string,
	patch: (id: string, fields: Partial<Thing>) => Thunk<void>,
	[done, undone]: readonly [Partial<Thing>, Partial<Thing>],
): Change<Thing> {
	const begin = (id: string): Thunk<void> => {
		return ({ dispatch }) => {
			dispatch(setRequesting(operation, true));
			dispatch(patch(id, done));
		};
	};
	const success = (thing: Thing): Thunk<void> => {
		return ({ dispatch }) => {
			dispatch(setRequesting(operation, false));
			dispatch(patch(thing.id, thing));
		};
	};
	const error = (id: string, cause: unknown): Thunk<void> => {
		return ({ dispatch }) => {
			dispatch(setRequesting(operation, false));
			dispatch(fail(operation, cause));
			dispatch(patch(id, undone));
		};
	};
	return {
		request: begin,
		success,
		error,
		run: (id) => (thunkArgs) =>
			operate(thunkArgs, operation, async () => {
				const { dispatch } = thunkArgs;
				dispatch(begin(id));
				try {
					const thing = await request<Thing>({ path: tasksPath(id, pathPart), method: 'POST' });
					dispatch(success(thing));
					tellOtherTabs(STORE_NAME, `${operation}Success`, thing);
					return thing;
				} catch (cause) {
					dispatch(error(id, cause));
					throw cause;
				}
			}),
	};
}

const taskChange = (
	operation: string,
	part: string,
	fields: readonly [Partial<TaskType>, Partial<TaskType>],
) => change<TaskType>(operation, part, patchTask, fields);

const listChange = (
	operation: string,
	part: string,
	fields: readonly [Partial<TaskListType>, Partial<TaskListType>],
) => change<TaskListType>(operation, part, patchTaskList, fields);

/** Changes of tasks and lists by their action's name. */
export const changes = {
	snoozeTask: taskChange('snoozeTask', 'snooze', [{ isSnoozed: true }, { isSnoozed: false }]),
	undoSnoozeTask: taskChange('undoSnoozeTask', 'undo_snooze', [
		{ isSnoozed: false },
		{ isSnoozed: true },
	]),
	dismissTask: taskChange('dismissTask', 'dismiss', [
		{ isDismissed: true },
		{ isDismissed: false },
	]),
	undoDismissTask: taskChange('undoDismissTask', 'undo_dismiss', [
		{ isDismissed: false },
		{ isDismissed: true },
	]),
	actionTask: taskChange('actionTask', 'action', [{ isActioned: true }, { isActioned: false }]),
	hideTaskList: listChange('hideTaskList', 'hide', [{ isVisible: false }, { isVisible: true }]),
	unhideTaskList: listChange('unhideTaskList', 'unhide', [
		{ isVisible: true },
		{ isVisible: false },
	]),
};
