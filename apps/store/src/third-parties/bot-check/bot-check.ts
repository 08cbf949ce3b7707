export interface BotCheck {
  /**
   * Whether a person solved the widget for this token, once, in the last five minutes. When the
   * service cannot be asked the answer is no: the person can press again, a bot gains nothing.
   */
  verify(token: string, remoteIp: string): Promise<boolean>;
}
