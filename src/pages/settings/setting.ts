import type { ComponentType, ReactNode } from 'react';

/** Values of the settings by name, as the shop stores them. */
export type Values = Readonly<Record<string, unknown>>;

/** A choice with an explanation below its label. */
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

/** Choices below a common heading; without a label they have none. */
export interface ChoiceGroup {
	readonly key: string;
	readonly label?: string;
	readonly options: readonly Choice[];
}

/** The value of an extension's input: an event, or the value itself. */
export type ChangeHandler = (change: unknown) => void;

/** The `createNotice` function of extensions. */
type Notify = (status: 'success' | 'error' | 'info', content: string) => void;

interface Shared {
	/** Ends with a colon, because it is before the input. */
	readonly label?: string;
	readonly helpText?: ReactNode;
	/** The value of "Reset defaults"; settings without one stay unchanged. */
	readonly defaultValue?: unknown;
}

/** A setting and its input; extensions add theirs with `woocommerce_admin_analytics_settings`. */
export type Setting = Shared &
	(
		| { readonly inputType: 'checkboxGroup'; readonly options: readonly ChoiceGroup[] }
		| { readonly inputType: 'select'; readonly options: readonly Choice[] }
		| {
				readonly inputType: 'radio';
				readonly options: readonly DescribedChoice[];
				/** The effective value while nothing was chosen. */
				readonly unset?: string;
				/** A confirmation before the value is accepted; undefined for none. */
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

/** Settings by name, in the order of the page. */
export type Settings = Readonly<Record<string, Setting>>;
