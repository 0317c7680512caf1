import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renewFailedChunks } from './chunk';

interface Props {
	readonly children: ReactNode;
	/** Replaces the failed part; `reset` tries again. */
	readonly fallback: (error: Error, reset: () => void) => ReactNode;
	/** A change of it tries again, such as another address. */
	readonly resetKey?: unknown;
	/** Called with the error and the component stack, innermost first. */
	readonly onError?: (error: Error, componentStack: string) => void;
}

interface State {
	readonly error: Error | undefined;
	readonly resetKey: unknown;
}

/** Keeps a render error inside its part of the screen. A class, because React has no hook for this. */
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
		// The failure is on the screen, so the next render is another try.
		renewFailedChunks();
		this.props.onError?.(failure, componentStack ?? '');
	}

	override render(): ReactNode {
		const { error } = this.state;
		const reset = () => this.setState({ error: undefined });
		return error === undefined ? this.props.children : this.props.fallback(error, reset);
	}
}
