import type { ReactNode } from 'react';

/** A task for the shop's owner. */
export interface TaskType {
	id: string;
	title: string;
	content: string;
	time: string;
	actionLabel?: string;
	actionUrl?: string;
	isComplete: boolean;
	isDismissable: boolean;
	isDismissed: boolean;
	isVisible: boolean;
	isSnoozed: boolean;
	isSnoozable: boolean;
	/** The spelling of newer WooCommerce versions. */
	isSnoozeable?: boolean;
	isActioned?: boolean;
	isDisabled?: boolean;
	isInProgress?: boolean;
	isVisited?: boolean;
	inProgressLabel?: string;
	/** Milliseconds since 1970. */
	snoozedUntil: number;
	/** The list that contains it. */
	parentId?: string;
	additionalInfo?: string;
	badge?: string;
	canView?: boolean;
	eventPrefix?: string;
	level?: 1 | 2 | 3;
	recordViewEvent?: boolean;
	/** Data for the task's own screen. */
	additionalData?: Readonly<Record<string, unknown>>;
	isDeprecated?: boolean;
}

/** A task that an extension adds with `woocommerce_admin_onboarding_task_list`. */
export interface DeprecatedTaskType {
	key: string;
	title: string;
	content: string;
	/** Its own screen. */
	container: ReactNode;
	completed: boolean;
	visible: boolean;
	additionalInfo: string;
	time: string;
	isDismissable: boolean;
	onDelete(): void;
	onDismiss(): void;
	allowRemindMeLater: string;
	remindMeLater(): () => void;
	level?: string;
	type?: string;
}

/** A task list. */
export interface TaskListType {
	id: string;
	title: string;
	eventPrefix: string;
	tasks: TaskType[];
	isComplete: boolean;
	isVisible?: boolean;
	isHidden?: boolean;
	isCollapsible?: boolean;
	isExpandable?: boolean;
	isToggleable?: boolean;
	displayProgressHeader?: boolean;
	keepCompletedTaskList?: 'yes' | 'no';
	showCESFeedback?: boolean;
}
