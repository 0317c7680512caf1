import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { readRecord } from '../../platform/read-value';

type Children = { children?: ReactNode };

/** Scripts of WordPress and WooCommerce that extensions may request; each may be missing. */
interface WordPressParts {
	/** `wp.components`: fills and slots need the same provider. */
	readonly components?: {
		readonly SlotFillProvider: ComponentType<Children>;
		readonly Slot: ComponentType<{
			readonly name: string;
			readonly fillProps: object;
			readonly children: (fills: readonly ReactNode[]) => ReactNode;
		}>;
	};
	/** `wp.plugins`: registrations, now or later. */
	readonly plugins?: {
		readonly PluginArea: ComponentType<{
			readonly scope: string;
			readonly onError: (name: string, error: Error) => void;
		}>;
		readonly getPlugins: (scope: string) => readonly { readonly name: string }[];
	};
	/** `wc.adminLayout`: its helpers read the current screen. */
	readonly adminLayout?: {
		readonly LayoutContextProvider: ComponentType<Children & { readonly value: unknown }>;
		readonly getLayoutContextValue: (parts: readonly string[]) => unknown;
	};
}

/** Reads the page after its scripts have run. */
export function findWordPressParts(page: object = window): WordPressParts {
	const { wp, wc } = page as { wp?: unknown; wc?: unknown }; // globals of other scripts, of any shape
	return {
		...having('components', wp, ['SlotFillProvider', 'Slot']),
		...having('plugins', wp, ['PluginArea', 'getPlugins']),
		...having('adminLayout', wc, ['LayoutContextProvider', 'getLayoutContextValue']),
	};
}

function having(global: keyof WordPressParts, of: unknown, names: readonly string[]) {
	const found = readRecord(readRecord(of)[global]);
	return names.every((name) => Boolean(found[name])) ? { [global]: found } : {};
}

export const PartsContext = createContext<WordPressParts>({});

export function useWordPressParts(): WordPressParts {
	return useContext(PartsContext);
}
