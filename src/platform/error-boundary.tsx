import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renewFailedChunks } from './chunk';

interface Props {
	readonly children: ReactNode;
	/** Shown in place of what failed; `reset` tries again. */
	readonly fallback: (error: Error, reset: () => void) => ReactNode;
	/** A change of it tries again by itself, such as another address. */
	readonly resetKey?: unknown;
	/** Told of what failed, and of the components in which it did, innermost first. */
	readonly onError?: (error: Error, componentStack: string) => void;
}

interface State {
	readonly error: Error | undefined;
	readonly resetKey: unknown;
}

/** Keeps a render error inside its part of the screen. A class, because React offers this to nothing else. */
export class ErrorBoundary extends Component<Props, State> {
	override state: State = { error: undefined, resetKey: this.props.resetKey };

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}

	static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
		return Object.is(resetKey, state.resetKey) ? null : { error: undefined, resetKey };
	}

	override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
		const failure = error instanceof Error ? error : new Error(String(error));
		// Now that the failure is on the screen, whatever is drawn next is another try.
		renewFailedChunks();
		this.props.onError?.(failure, componentStack ?? '');
	}

	override render(): ReactNode {
		const { error } = this.state;
		const reset = () => this.setState({ error: undefined });
		return error === undefined ? this.props.children : this.props.fallback(error, reset);
	}
}
