import type { ReactNode } from 'react';

/** A thing to do for the shop's owner. */
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
	/** As newer versions of WooCommerce spell it. */
	isSnoozeable?: boolean;
	isActioned?: boolean;
	isDisabled?: boolean;
	isInProgress?: boolean;
	isVisited?: boolean;
	inProgressLabel?: string;
	/** Milliseconds since 1970. */
	snoozedUntil: number;
	/** The list that it stands in. */
	parentId?: string;
	additionalInfo?: string;
	badge?: string;
	canView?: boolean;
	eventPrefix?: string;
	level?: 1 | 2 | 3;
	recordViewEvent?: boolean;
	/** What the task's own screen needs. */
	additionalData?: Readonly<Record<string, unknown>>;
	isDeprecated?: boolean;
}

/** A thing to do as extensions add it by `woocommerce_admin_onboarding_task_list`. */
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

/** A list of things to do. */
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
