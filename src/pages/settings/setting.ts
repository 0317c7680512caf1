import type { ComponentType, ReactNode } from 'react';

/** Values of the settings by their names, as the shop keeps them. */
export type Values = Readonly<Record<string, unknown>>;

/** A choice that says below its label what comes of it. */
interface DescribedChoice {
	readonly value: string;
	readonly label: string;
	readonly description?: ReactNode;
}

export interface Choice {
	readonly value: string;
	readonly label: string;
	readonly disabled?: boolean;
}

/** Choices below a common heading; without a label they stand for themselves. */
export interface ChoiceGroup {
	readonly key: string;
	readonly label?: string;
	readonly options: readonly Choice[];
}

/** What an extension's input may hand over: an event, as an input does, or the value itself. */
export type ChangeHandler = (change: unknown) => void;

/** Notice as extensions create it. */
type Notify = (status: 'success' | 'error' | 'info', content: string) => void;

interface Shared {
	/** Ends with a colon: it stands in front of the input. */
	readonly label?: string;
	readonly helpText?: ReactNode;
	/** What "Reset defaults" writes; a setting without one is left as it is. */
	readonly defaultValue?: unknown;
}

/** A setting and how it is entered; extensions add theirs under `woocommerce_admin_analytics_settings`. */
export type Setting = Shared &
	(
		| { readonly inputType: 'checkboxGroup'; readonly options: readonly ChoiceGroup[] }
		| { readonly inputType: 'select'; readonly options: readonly Choice[] }
		| {
				readonly inputType: 'radio';
				readonly options: readonly DescribedChoice[];
				/** What the shop goes by as long as nothing was ever chosen. */
				readonly unset?: string;
				/** A question to be answered with yes before the value is taken; undefined for none. */
				readonly confirm?: (value: string, old: string) => string | undefined;
		  }
		| { readonly inputType: 'checkbox' | 'text' }
		| {
				readonly inputType: 'component';
				readonly component: ComponentType<{ value: unknown; onChange: ChangeHandler }>;
		  }
		| {
				readonly inputType: 'button';
				readonly callback: (resolve: () => void, reject: () => void, notify: Notify) => void;
		  }
	);

/** Settings by their names, in the order of the page. */
export type Settings = Readonly<Record<string, Setting>>;
