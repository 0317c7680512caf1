import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { readRecord } from '../../platform/read-value';

type Children = { children?: ReactNode };

/** What WordPress's and WooCommerce's own scripts put on the page for extensions that ask for them; each may be missing. */
interface WordPressParts {
	/** `wp.components`: who fills a slot and who shows it meet inside one provider. */
	readonly components?: {
		readonly SlotFillProvider: ComponentType<Children>;
		readonly Slot: ComponentType<{
			readonly name: string;
			readonly fillProps: object;
			readonly children: (fills: readonly ReactNode[]) => ReactNode;
		}>;
	};
	/** `wp.plugins`: what was registered, now or later. */
	readonly plugins?: {
		readonly PluginArea: ComponentType<{
			readonly scope: string;
			readonly onError: (name: string, error: Error) => void;
		}>;
		readonly getPlugins: (scope: string) => readonly { readonly name: string }[];
	};
	/** `wc.adminLayout`: its helpers ask for the screen that they are on. */
	readonly adminLayout?: {
		readonly LayoutContextProvider: ComponentType<Children & { readonly value: unknown }>;
		readonly getLayoutContextValue: (parts: readonly string[]) => unknown;
	};
}

/** Looks at the page once its scripts have run. */
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
