/* The exhibition's frame: there is nothing to lead away whoever was sent a link to pay. */
export { Component, ErrorBoundary } from './layout.exhibition.tsx';
